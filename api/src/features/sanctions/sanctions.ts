import { LockMode } from '@mikro-orm/core';
import { sanctionMoves } from '../../../../schema/rules/moderation/moderation-moves.ts';
import {
  type SanctionKind,
  sanctionTexts,
} from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import type { Work } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { audit } from '../audits/index.ts';
import {
  accounts,
  banAccount,
  isLastSuperAdmin,
  lockAccount,
  muteAccount,
  User,
  unbanAccount,
  unmuteAccount,
} from '../identity/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { SanctionEntity } from './sanction.entity.ts';
import { assertEnd, assertMaySanction } from './sanction.policy.ts';
import { mailSanction } from './sanction-mails.ts';
import {
  assertImposed,
  assertMayMove,
  isHeld,
  type LastingKind,
  moveSanction,
} from './sanction-moves.ts';
import { sanctionsSql } from './sanctions.sql.ts';

const adminById = sanctionsSql.statement('adminById', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.id', '=', id)
    .select([
      'account.id',
      'account.is_admin as isAdmin',
      'account.is_super_admin as isSuperAdmin',
    ]),
);

/**
 * The account that an admin wants to reach, locked.
 * @param lock how: `lockToDelete` for those who delete it
 * @throws NOT_FOUND for unknown ids, FORBIDDEN in words for those whom this admin may not reach
 */
export async function lockSanctionable(
  work: Work,
  personId: string,
  adminId: string,
  lock: typeof lockAccount = lockAccount,
): Promise<User> {
  const person = isId(personId) ? await lock(work, personId.toLowerCase()) : null;
  if (!person) throw notFound(sanctionTexts.personGone);
  const [admin] = await work.query(adminById, { id: adminId });
  assertMaySanction(admin ?? null, person);
  return person;
}

/**
 * The account of whom something is decided about, locked before the case that decides it; nothing
 * where it is gone. Whether it is the last super admin is known from then on.
 */
export async function lockPersonConcerned(work: Work, personId: string): Promise<void> {
  const person = isId(personId) ? await lockAccount(work, personId.toLowerCase()) : null;
  if (person) await isLastSuperAdmin(work, person);
}

const lockRunning = (work: Work, person: User, kind: LastingKind): Promise<SanctionEntity | null> =>
  work.em.findOne(
    SanctionEntity,
    { person, kind, liftedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/**
 * The one that runs makes way where it is over already and nobody noted it yet.
 * @throws CONFLICT otherwise
 */
async function assertNoneRunning(
  work: Work,
  person: User,
  kind: LastingKind,
  at: Date,
): Promise<void> {
  assertMayMove('impose', kind, { person, at });
  const before = await lockRunning(work, person, kind);
  if (!before) return;
  const liftedAt = before.until && before.until <= at ? before.until : at;
  moveSanction(before, 'end', { liftedAt });
  // The unique key looks at each row by itself: the old one is over before the new one begins.
  await work.em.flush();
}

/**
 * Warns, mutes or bans a person, in the unit of work of whoever decides it: the account is locked,
 * the audit log has its line, and the person is told by mail, of a warning and a mute also at the
 * bell. A ban ends sessions and sockets.
 * @param sanction `caseId` is the case that decides it; `reason` is what its rule makes of it;
 * `until` is when it ends by itself: required for a mute, null for a warning, null for a ban for
 * good
 * @returns the sanction's id
 * @throws NOT_FOUND; FORBIDDEN for oneself, for admins but by super admins, for the last super
 * admin; CONFLICT for who is muted or banned already; BAD_USER_INPUT for an end that is none
 */
export async function imposeSanction(
  work: Work,
  sanction: {
    personId: string;
    caseId: string;
    kind: SanctionKind;
    reason: string;
    until: Date | null;
    adminId: string;
    at: Date;
  },
): Promise<string> {
  const { caseId, kind, reason, until, adminId, at } = sanction;
  assertEnd(kind, until, at);
  const person = await lockSanctionable(work, sanction.personId, adminId);
  if (await isLastSuperAdmin(work, person)) throw forbidden(sanctionTexts.lastSuperAdmin);
  if (kind !== 'warning') await assertNoneRunning(work, person, kind, at);
  const imposed = work.em.create(SanctionEntity, {
    person,
    caseId,
    kind,
    reason,
    until,
    by: work.em.getReference(User, adminId),
    createdAt: at,
  });
  assertImposed(imposed);
  const { id } = imposed;
  if (kind === 'ban') await banAccount(work, person, { until, reason, at });
  if (kind === 'mute' && until) muteAccount(work, person, { until, reason });
  if (kind !== 'ban')
    noteDomainEvent(work, sanctionMoves.impose.tells[kind], {
      sanctionId: id,
      personId: person.id,
      at,
    });
  audit(work, {
    adminId,
    action: sanctionMoves.impose.logs[kind],
    targetId: person.id,
    changes: { reason, ...(kind !== 'warning' && { until: until?.toISOString() ?? null }) },
    at,
  });
  await mailSanction(work, { id, kind }, 'imposed');
  return id;
}

/** What a measure was that is ended early, for the audit log. */
const factsOf = ({ reason, until }: SanctionEntity) => ({
  reasonBefore: reason,
  untilBefore: until?.toISOString() ?? null,
});

/**
 * Ends a mute or a ban before its time; the person is told by mail.
 * @param lift `isMailed` false: another mail says it
 * @param move `overturn` where an appeal ends it
 * @returns the case that decided it; null for one that is older than its records
 * @throws NOT_FOUND; FORBIDDEN as `imposeSanction`; CONFLICT where nothing of the kind runs
 */
export async function liftSanction(
  work: Work,
  lift: { personId: string; kind: LastingKind; adminId: string; at: Date; isMailed?: boolean },
  move: 'lift' | 'overturn' = 'lift',
): Promise<string | null> {
  const { kind, adminId, at, isMailed = true } = lift;
  const person = await lockSanctionable(work, lift.personId, adminId);
  const sanction = await lockRunning(work, person, kind);
  assertMayMove('lift', kind, { person, at, running: sanction });
  if (kind === 'ban') await unbanAccount(work, person);
  else unmuteAccount(work, person);
  if (sanction) {
    const liftedBy = work.em.getReference(User, adminId);
    moveSanction(sanction, move, { liftedAt: at, liftedBy });
    if (isMailed) await mailSanction(work, sanction, 'lifted');
  }
  audit(work, {
    adminId,
    action: sanctionMoves[move].logs[kind],
    targetId: person.id,
    changes: sanction ? factsOf(sanction) : {},
    at,
  });
  return sanction?.caseId ?? null;
}

interface LiftOfCase {
  personId: string;
  kind: SanctionKind;
  caseId: string;
  adminId: string;
  at: Date;
  /** False: another mail says it. */
  isMailed?: boolean;
}

/** Takes back the warning that a case gave; the person is told by mail. */
async function liftWarning(
  work: Work,
  person: User,
  { caseId, adminId, at, isMailed = true }: Omit<LiftOfCase, 'personId' | 'kind'>,
): Promise<void> {
  const warning = await work.em.findOne(
    SanctionEntity,
    { person, kind: 'warning', caseId, liftedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!warning) return;
  const liftedBy = work.em.getReference(User, adminId);
  moveSanction(warning, 'overturn', { liftedAt: at, liftedBy });
  if (isMailed) await mailSanction(work, warning, 'lifted');
  audit(work, {
    adminId,
    action: sanctionMoves.overturn.logs.warning,
    targetId: person.id,
    changes: { reasonBefore: warning.reason },
    at,
  });
}

/**
 * Takes back the warning, or ends the mute or ban, that a case imposed, as `liftSanction`. Where it
 * is over, or made way for another one, nothing is done.
 */
export async function liftSanctionOfCase(work: Work, lift: LiftOfCase): Promise<void> {
  const { kind, caseId, at } = lift;
  const person = await lockSanctionable(work, lift.personId, lift.adminId);
  if (kind === 'warning') return liftWarning(work, person, lift);
  const sanction = await lockRunning(work, person, kind);
  if (sanction?.caseId === caseId && isHeld(person, kind, at))
    await liftSanction(work, { ...lift, kind }, 'overturn');
}
