import { LockMode } from '@mikro-orm/core';
import { reportTexts } from '../../../../../schema/rules/moderation-texts.ts';
import { appealWords } from '../../../../../schema/rules/moderation.ts';
import { type SanctionKind, sanctionTexts } from '../../../../../schema/rules/sanctions-texts.ts';
import { change, type Context, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, validate } from '../../../core/errors.ts';
import { readLinkToken } from '../../../core/signed-link.ts';
import { User } from '../../identity/index.ts';
import {
  allSanctions,
  imposeSanction,
  type LastingKind,
  liftSanction,
} from '../../sanctions/index.ts';
import { moderationSql } from '../moderation.sql.ts';
import { noteAppeal } from './appeals.ts';
import { ReportCaseEntity } from './case.entity.ts';
import { ownCaseOf } from './own-cases.queries.ts';
import type { OwnCase } from './reports.types.ts';

const decisions = { warning: 'warn', mute: 'mute', ban: 'ban' } as const;

/** Within these, the same warning once more is a press that came twice. */
const sameWarningSeconds = 60;

/**
 * Warns, mutes or bans a person without a report. It is a case as well, decided as it begins, so that they may appeal.
 * @throws as `imposeSanction`; CONFLICT for the same warning by the same admin within a minute
 */
export async function sanctionPerson(
  work: Work,
  sanction: Parameters<typeof imposeSanction>[1],
): Promise<void> {
  const { kind, reason, adminId, at } = sanction;
  await imposeSanction(work, sanction);
  const person = await work.em.findOneOrFail(User, { id: sanction.personId.toLowerCase() });
  if (kind === 'warning') await assertNewWarning(work, person, sanction);
  work.em.create(ReportCaseEntity, {
    subjectType: 'profile',
    subjectId: person.id,
    about: person,
    excerpt: person.fullName,
    link: `/profile/${person.id}`,
    createdAt: at,
    decision: decisions[kind],
    decisionReason: reason.trim(),
    decidedBy: work.em.getReference(User, adminId),
    decidedAt: at,
  });
}

/** The account is locked by now, so that warnings of the same moment come one after the other. */
async function assertNewWarning(
  { em }: Work,
  person: User,
  { reason, adminId, at }: { reason: string; adminId: string; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - sameWarningSeconds * 1000);
  const isRepeated = await em.count(ReportCaseEntity, {
    about: person,
    decision: 'warn',
    decisionReason: reason.trim(),
    decidedBy: adminId,
    decidedAt: { $gte: since },
    takenBackAt: null,
  });
  if (isRepeated) throw conflict(sanctionTexts.already.warning);
}

/**
 * Ends a mute or a ban before its time; the decision is taken back by that, unless an appeal against it waits.
 * @throws as `liftSanction`
 */
export async function endSanction(
  work: Work,
  lift: { personId: string; kind: LastingKind; adminId: string; at: Date },
): Promise<void> {
  const imposedAt = await liftSanction(work, lift);
  if (!imposedAt) return;
  const decided = await findSanctionCase(work, lift.personId, lift.kind, imposedAt);
  if (decided && !decided.appealedAt) decided.takenBackAt = lift.at;
}

const findSanctionCase = (
  { em }: Work,
  personId: string,
  kind: SanctionKind,
  imposedAt: Date,
): Promise<ReportCaseEntity | null> =>
  em.findOne(
    ReportCaseEntity,
    { about: personId.toLowerCase(), decision: decisions[kind], decidedAt: imposedAt },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

const sanctionById = moderationSql.statement('sanctionById', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(allSanctions.as('s'))
    .where('s.id', '=', id)
    .select(['s.person_id as personId', 's.kind', 's.created_at as imposedAt']),
);

/**
 * The ban that a mail's link is about. The link is what is limited, not the address it comes from: a hostel shares one.
 * @throws BAD_USER_INPUT for links that this product did not make; RATE_LIMITED
 */
async function banIdOf({ app }: Context, token: string): Promise<string> {
  const id = readLinkToken(app, 'ban-appeal', token);
  if (!id) throw badUserInput(reportTexts.linkInvalid);
  await app.limits.consume('banLinks', id.toLowerCase());
  return id;
}

/** The case of a ban. @throws BAD_USER_INPUT once it is gone */
async function lockBanCase(work: Work, id: string): Promise<ReportCaseEntity> {
  const [sanction] = await work.query(sanctionById, { id });
  const found =
    sanction &&
    (await findSanctionCase(work, sanction.personId, sanction.kind, sanction.imposedAt));
  if (!found) throw badUserInput(reportTexts.linkInvalid);
  return found;
}

/**
 * The decision that the link of a mail about a ban stands for: who is banned can't sign in to read it.
 * @throws BAD_USER_INPUT for links that this product did not make; RATE_LIMITED
 */
export async function caseOfBanLink(ctx: Context, token: string): Promise<OwnCase> {
  const banId = await banIdOf(ctx, token);
  const { aboutId, caseId } = await change(ctx.app, async (work) => {
    const { about, id } = await lockBanCase(work, banId);
    return { aboutId: about.id, caseId: id };
  });
  return ownCaseOf(ctx.app, aboutId, caseId);
}

/**
 * Appeals against a ban by the link of its mail, once: nobody needs to be signed in.
 * @returns the case's id
 * @throws BAD_USER_INPUT for links that this product did not make and for blank words; CONFLICT the second time and after
 * 30 days; RATE_LIMITED
 */
export async function appealBan(ctx: Context, token: string, given: string): Promise<string> {
  const banId = await banIdOf(ctx, token);
  const words = validate(appealWords, given, 'words');
  return change(ctx.app, async (work) => {
    const found = await lockBanCase(work, banId);
    noteAppeal(work, found, words, ctx.app.clock.now());
    return found.id;
  });
}
