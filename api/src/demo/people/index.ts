import { readTables } from '../read-table.ts';
import { demoPerson } from './shape.ts';

export { type DemoPerson, handle, writtenIn } from './shape.ts';

export const alumni = readTables(
  ['people/business', 'people/software', 'people/electronics', 'people/core'],
  demoPerson,
);
export const students = readTables(
  ['people/final-year', 'people/third-year', 'people/second-year'],
  demoPerson,
);
