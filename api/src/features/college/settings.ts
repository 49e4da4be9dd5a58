import {
  collegeName,
  collegeShortName,
  isCollegeNamed,
  saidEmailDomain,
} from '../../core/college/college-name.ts';
import type { App } from '../../core/context.ts';
import { readStudies } from '../studies/index.ts';
import { readWords, type WrittenWords } from './college.queries.ts';
import type { CollegeSettings } from './college.types.ts';

/** What the college says of itself, for those who may change it. */
export async function settingsOf(
  app: App,
  { version, ...words }: WrittenWords,
): Promise<CollegeSettings> {
  const { isNameSet: isNameLocked, emailDomain, shortName } = app.config.college;
  return {
    version,
    name: collegeName(app.config),
    isNamed: isCollegeNamed(app.config),
    isNameLocked,
    shortName: collegeShortName(app.config),
    isShortNameLocked: shortName !== undefined,
    emailDomain: saidEmailDomain(app.config),
    isEmailDomainLocked: emailDomain !== undefined,
    words,
    studies: await readStudies(app),
  };
}

/** The same as it is now. */
export const settingsNow = async (app: App): Promise<CollegeSettings> =>
  settingsOf(app, await readWords(app));
