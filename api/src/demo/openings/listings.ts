import { readTables } from '../read-table.ts';
import { listing } from './shape.ts';

/**
 * What the demo college's members tell one another of: software, core branches, business, some of
 * it over.
 */
export const listings = readTables(['openings/latest', 'openings/earlier'], listing);
