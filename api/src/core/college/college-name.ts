import type { CollegeNames } from '../../../../schema/rules/text/letter.ts';
import type { Config } from '../../config.ts';

/** What super admins wrote; empty: nothing. */
interface WrittenNames {
  name: string;
  shortName: string;
}

const written = new WeakMap<Config['college'], WrittenNames>();

type Named = Pick<Config, 'college'>;

/** What the college is called: the environment says it, or a super admin wrote it. */
export const collegeName = ({ college }: Named): string =>
  (college.isNameSet ? '' : written.get(college)?.name) || college.name;

/** What it is called where there is little room, as `VIE`; empty where nobody has said it. */
export const collegeShortName = ({ college }: Named): string =>
  college.shortName ?? written.get(college)?.shortName ?? '';

/** As mails call it. */
export const collegeNames = (config: Named): CollegeNames => {
  const name = collegeName(config);
  return { name, short: collegeShortName(config) || name };
};

/** Whether somebody has said the name: the environment, or a super admin. */
export const isCollegeNamed = ({ college }: Named): boolean =>
  college.isNameSet || Boolean(written.get(college)?.name);

/**
 * The names that are written from now on, as this instance has heard of them.
 * @param name empty: nobody has written one
 */
export function knowCollegeName({ college }: Named, name: string, shortName = ''): void {
  written.set(college, { name, shortName });
}
