import type { Config } from '../config.ts';

const written = new WeakMap<Config['college'], string>();

/** What the college is called: the environment says it, or a super admin wrote it. */
export const collegeName = ({ college }: Pick<Config, 'college'>): string =>
  (college.isNameSet ? '' : written.get(college)) || college.name;

/** Whether somebody has said the name: the environment, or a super admin. */
export const isCollegeNamed = ({ college }: Pick<Config, 'college'>): boolean =>
  college.isNameSet || Boolean(written.get(college));

/**
 * The name that is written from now on, as this instance has heard of it.
 * @param name empty: nobody has written one
 */
export function knowCollegeName({ college }: Pick<Config, 'college'>, name: string): void {
  written.set(college, name);
}
