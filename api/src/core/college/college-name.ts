import type { CollegeNames } from '../../../../schema/rules/text/letter.ts';
import type { Config } from '../../config.ts';

/** What super admins wrote; empty: nothing. */
interface WrittenNames {
  name: string;
  shortName: string;
  emailDomain: string;
}

/** What institute addresses end in as long as nobody has named the college, nor said it. */
const firstEmailDomain = 'student.vie.example';

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

/** What institute addresses end in, as somebody has said it; empty: nobody has. */
export const saidEmailDomain = ({ college }: Named): string =>
  college.emailDomain ?? written.get(college)?.emailDomain ?? '';

/**
 * What institute addresses end in. Empty: the college has said its name and no such domain, so
 * nobody is verified by one.
 */
export const collegeEmailDomain = (config: Named): string =>
  saidEmailDomain(config) || (isCollegeNamed(config) ? '' : firstEmailDomain);

/**
 * The names that are written from now on, as this instance has heard of them; each empty: nobody
 * has written one.
 */
export function knowCollegeName(
  { college }: Named,
  name: string,
  { shortName = '', emailDomain = '' }: Partial<Omit<WrittenNames, 'name'>> = {},
): void {
  written.set(college, { name, shortName, emailDomain });
}
