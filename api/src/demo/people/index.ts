import { business } from './business.ts';
import { core } from './core.ts';
import { electronics } from './electronics.ts';
import type { DemoPerson } from './shape.ts';
import { software } from './software.ts';
import { finalYear, secondYear, thirdYear } from './students.ts';

export { type DemoPerson, handle, writtenIn } from './shape.ts';

export const alumni: DemoPerson[] = [...business, ...software, ...electronics, ...core];
export const students: DemoPerson[] = [...finalYear, ...thirdYear, ...secondYear];
