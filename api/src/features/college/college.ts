import { isDeepStrictEqual } from 'node:util';
import type { Studies } from '../../../../schema/rules/college/college.ts';
import {
  collegeEmailDomain as emailDomainForm,
  collegeName as nameForm,
  collegeWords as rule,
  collegeShortName as shortNameForm,
} from '../../../../schema/rules/college/college-form.ts';
import {
  type CollegeWords,
  collegeTexts,
  noWords,
} from '../../../../schema/rules/college/college-texts.ts';
import { studiesForm } from '../../../../schema/rules/college/studies-form.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { conflict, validate } from '../../core/errors.ts';
import { audit } from '../audits/index.ts';
import { offerStudies } from '../studies/index.ts';
import { CollegeEntity, theOne } from './college.entity.ts';
import { collegeTopic, readWords, type WrittenWords, wordsAtFirst } from './college.queries.ts';

/** The parts of it in which two versions differ, for the log: never the words of people. */
function changedParts(before: CollegeWords, after: CollegeWords): string[] {
  const names = Object.keys(noWords) as (keyof CollegeWords)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** What an admin sends: its words, and what else of it is to change. */
interface CollegeInput {
  words: unknown;
  /** What one studies there; left out, that stays. */
  studies?: Studies | null;
  /** What it is called; left out, that stays. */
  name?: string | null;
  /** The same in a few letters; left out, that stays. */
  shortName?: string | null;
  /** What institute addresses end in; left out, that stays. */
  emailDomain?: string | null;
}

/**
 * Calls the college by another name, inside a change that holds its lock: all that was of it is of
 * it by that name.
 * @returns whether it is another one
 */
async function rename(work: Work, from: string, to: string | null): Promise<boolean> {
  if (to === null || to === from) return false;
  await work.onCollegeRenamed({ from, to });
  return true;
}

/** The name as it is to be; null: it stays. @throws CONFLICT where the environment says another */
function newName({ config }: App, input: string | null | undefined): string | null {
  if (input === null || input === undefined) return null;
  const { name } = validate(nameForm, { name: input });
  if (!config.college.isNameSet) return name;
  if (name !== config.college.name) throw conflict(collegeTexts.look.nameLocked);
  return null;
}

/** The short name as it is to be, as `newName` says the name. */
function newShortName({ config }: App, input: string | null | undefined): string | null {
  if (input === null || input === undefined) return null;
  const { shortName } = validate(shortNameForm, { shortName: input });
  if (config.college.shortName === undefined) return shortName;
  if (shortName !== config.college.shortName) throw conflict(collegeTexts.look.shortNameLocked);
  return null;
}

/** What institute addresses are to end in, as `newName` says the name. */
function newEmailDomain({ config }: App, input: string | null | undefined): string | null {
  if (input === null || input === undefined) return null;
  const { emailDomain } = validate(emailDomainForm, { emailDomain: input });
  if (config.college.emailDomain === undefined) return emailDomain;
  if (emailDomain !== config.college.emailDomain) throw conflict(collegeTexts.look.domainLocked);
  return null;
}

/** What is told apart by nothing but itself: which of it differs from what was found. */
function changedNames(
  found: CollegeEntity | null,
  next: { shortName: string | null; emailDomain: string | null },
): Partial<Pick<CollegeEntity, 'shortName' | 'emailDomain'>> {
  const { shortName, emailDomain } = next;
  return {
    ...(shortName !== null && shortName !== (found?.shortName ?? '') && { shortName }),
    ...(emailDomain !== null && emailDomain !== (found?.emailDomain ?? '') && { emailDomain }),
  };
}

/** How the log calls them. */
const loggedNames = { shortName: 'short name', emailDomain: 'institute addresses' } as const;

/**
 * Changes what the college says, whole. The same again changes nothing.
 * @param version the one that this goes on from
 * @throws BAD_USER_INPUT with the text of the rule; CONFLICT where somebody was faster, or where
 *   the environment says the name, the short name or what institute addresses end in
 */
export async function changeCollege(
  ctx: Context,
  version: number,
  input: CollegeInput,
): Promise<WrittenWords> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const words = validate(rule, input.words);
  const studies = input.studies ? validate(studiesForm, input.studies) : null;
  const name = newName(app, input.name);
  const next = {
    shortName: newShortName(app, input.shortName),
    emailDomain: newEmailDomain(app, input.emailDomain),
  };
  await app.limits.consume('collegeChanges', viewer.id);
  await change(app, async (work) => {
    // Before the first change there is no row that two could wait for.
    await work.advisoryLock('college');
    const found = await work.em.findOne(CollegeEntity, { id: theOne });
    const before = found ?? wordsAtFirst(app);
    const isRenamed = await rename(work, found?.name || app.config.college.name, name);
    const lists = studies ? await offerStudies(work, studies) : [];
    const names = changedNames(found, next);
    const named = Object.entries(loggedNames).flatMap(([key, logged]) =>
      key in names ? [logged] : [],
    );
    const parts = [
      ...(isRenamed ? ['name'] : []),
      ...named,
      ...changedParts(before, words),
      ...lists,
    ];
    if (parts.length === 0) return;
    if (before.version !== version) throw conflict(collegeTexts.changedMeanwhile);
    const at = app.clock.now();
    const called = { ...(isRenamed && name && { name }), ...names };
    const now = { ...words, ...called, version: version + 1, changedAt: at };
    if (found) work.em.assign(found, now);
    else work.em.create(CollegeEntity, now);
    audit(work, {
      adminId: viewer.id,
      action: 'college.change',
      changes: { parts: parts.join(', ') },
      at,
    });
    work.publish(collegeTopic, { version: now.version });
  });
  return readWords(app);
}
