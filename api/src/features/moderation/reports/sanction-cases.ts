import { appealWords } from '../../../../../schema/rules/moderation/moderation.ts';
import { reportTexts } from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { pagePathOf } from '../../../../../schema/rules/pages/page-paths.ts';
import { sanctionTexts } from '../../../../../schema/rules/sanctions/sanctions-texts.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, validate } from '../../../core/errors.ts';
import { isId, newId } from '../../../core/ids.ts';
import { readIdLink } from '../../../core/secrets/signed-link.ts';
import { User } from '../../identity/index.ts';
import {
  allSanctions,
  imposeSanction,
  type LastingKind,
  liftSanction,
  lockPersonConcerned,
} from '../../sanctions/index.ts';
import { ReportCaseEntity } from '../case.entity.ts';
import { assertBegun, mayMoveCase, moveCase } from '../case-moves.ts';
import { moderationSql } from '../moderation.sql.ts';
import { noteAppeal } from './appeals/appeals.ts';
import { lockCaseById } from './case-locks.ts';
import { nameOfAccount } from './judges.queries.ts';
import type { OwnCase } from './own/own-case.types.ts';
import { ownCaseOf } from './own/own-cases.queries.ts';

const decisions = { warning: 'warn', mute: 'mute', ban: 'ban' } as const;

/** Within these, the same warning once more is a press that came twice. */
const sameWarningSeconds = 60;

/**
 * Warns, mutes or bans a person without a report. It is a case as well, decided as it begins, so
 * that they may appeal.
 * @throws as `imposeSanction`; CONFLICT for the same warning by the same admin within a minute
 */
export async function imposeSanctionByAdmin(
  work: Work,
  sanction: Omit<Parameters<typeof imposeSanction>[1], 'caseId'>,
): Promise<void> {
  const { kind, reason, adminId, at } = sanction;
  const caseId = newId();
  await imposeSanction(work, { ...sanction, caseId });
  const personId = sanction.personId.toLowerCase();
  if (kind === 'warning') await assertNewWarning(work, personId, sanction);
  const decided = work.em.create(ReportCaseEntity, {
    id: caseId,
    subjectType: 'profile',
    subjectId: personId,
    about: work.em.getReference(User, personId),
    excerpt: (await nameOfAccount(work, personId)) ?? '',
    link: pagePathOf.profile(personId),
    createdAt: at,
    decision: decisions[kind],
    decisionReason: reason,
    decidedBy: work.em.getReference(User, adminId),
    decidedAt: at,
  });
  assertBegun('sanction', decided);
}

/** The account is locked by now, so that warnings of the same moment come one after the other. */
async function assertNewWarning(
  { em }: Work,
  personId: string,
  { reason, adminId, at }: { reason: string; adminId: string; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - sameWarningSeconds * 1000);
  const isRepeated = await em.count(ReportCaseEntity, {
    about: personId,
    decision: 'warn',
    decisionReason: reason,
    decidedBy: adminId,
    decidedAt: { $gte: since },
    takenBackAt: null,
  });
  if (isRepeated) throw conflict(sanctionTexts.already.warning);
}

const runningCase = moderationSql.statement(
  'runningCase',
  { personId: 'uuid', kind: 'text' },
  (db, { personId, kind }) =>
    db
      .selectFrom(allSanctions.as('sanction'))
      .where('sanction.person_id', '=', personId)
      .where('sanction.kind', '=', kind.$castTo<LastingKind>())
      .where('sanction.lifted_at', 'is', null)
      .select('sanction.case_id as caseId'),
);

/** The case that decided what runs of a person, locked behind their account. */
async function lockRunningCase(
  work: Work,
  { personId, kind }: { personId: string; kind: LastingKind },
): Promise<ReportCaseEntity | null> {
  if (!isId(personId)) return null;
  const [running] = await work.query(runningCase, { personId, kind });
  return running?.caseId ? lockCaseById(work, running.caseId) : null;
}

/**
 * Ends a mute or a ban before its time; the decision is taken back by that, unless an appeal
 * against it waits.
 * @throws as `liftSanction`
 */
export async function liftSanctionByAdmin(
  work: Work,
  lift: { personId: string; kind: LastingKind; adminId: string; at: Date },
): Promise<void> {
  await lockPersonConcerned(work, lift.personId);
  const decided = await lockRunningCase(work, lift);
  await liftSanction(work, lift);
  if (decided && mayMoveCase('lift', decided))
    moveCase(work, decided, 'lift', lift.at, { takenBackAt: lift.at });
}

const banCase = moderationSql.statement('banCase', { banId: 'uuid' }, (db, { banId }) =>
  db
    .selectFrom(allSanctions.as('sanction'))
    .innerJoin('report_cases as report_case', 'report_case.id', 'sanction.case_id')
    .where('sanction.id', '=', banId)
    .where('sanction.kind', '=', 'ban')
    .select(['report_case.id as caseId', 'report_case.about_id as aboutId']),
);

/**
 * The ban that a mail's link is about. The link is what is limited, not the address it comes from:
 * a hostel shares one.
 * @throws BAD_USER_INPUT for links that this product did not make; RATE_LIMITED
 */
async function banIdOf({ app }: Context, token: string): Promise<string> {
  const id = readIdLink(app, 'ban-appeal', token);
  if (!id) throw badUserInput(reportTexts.linkInvalid);
  await app.limits.consume('banLinks', id.toLowerCase());
  return id;
}

/** The case of a ban, and whom it is about. @throws BAD_USER_INPUT once it is gone */
async function findBanCase(app: App, banId: string): Promise<{ caseId: string; aboutId: string }> {
  const [found] = await app.db.query(banCase, { banId });
  if (!found) throw badUserInput(reportTexts.linkInvalid);
  return found;
}

/**
 * The decision that the link of a mail about a ban stands for: who is banned can't sign in to read
 * it.
 * @throws BAD_USER_INPUT for links that this product did not make; RATE_LIMITED
 */
export async function caseOfBanLink(ctx: Context, token: string): Promise<OwnCase> {
  const { aboutId, caseId } = await findBanCase(ctx.app, await banIdOf(ctx, token));
  return ownCaseOf(ctx.app, aboutId, caseId);
}

/**
 * Appeals against a ban by the link of its mail, once: nobody needs to be signed in.
 * @returns the case's id
 * @throws BAD_USER_INPUT for links that this product did not make and for blank words; CONFLICT the
 * second time and after 30 days; RATE_LIMITED
 */
export async function appealBan(ctx: Context, token: string, sentWords: string): Promise<string> {
  const banId = await banIdOf(ctx, token);
  const words = validate(appealWords, sentWords, 'words');
  const { caseId } = await findBanCase(ctx.app, banId);
  return change(ctx.app, async (work) => {
    const found = await lockCaseById(work, caseId);
    if (!found) throw badUserInput(reportTexts.linkInvalid);
    await noteAppeal(work, found, words, ctx.app.clock.now());
    return found.id;
  });
}
