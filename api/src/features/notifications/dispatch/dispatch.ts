import type { Work } from '../../../core/context.ts';
import {
  type DomainEventKind,
  domainEventKinds,
  type RevisionKind,
  revisionKinds,
  type WaitingEvent,
} from '../../outbox/index.ts';
import { type ChangedNotification, withoutAlert } from '../notification-events.ts';
import { planCallPushes } from '../push/call-pushes.ts';
import { markReadWithConversation } from './chat-notifications.ts';
import { reopenRequests, updateConnectionStatus } from './connection-notifications.ts';
import { dispatchStatement } from './dispatch.sql.ts';
import { hasMilestones, milestoneStatement } from './milestones.ts';
import {
  canBeTakenBack,
  reviseActorsStatement,
  withdrawDeletedStatement,
  withdrawStatement,
} from './taken-back/taken-back-acts.sql.ts';
import { withdrawUndoneDecisions } from './taken-back/undone-decisions.ts';

/**
 * Makes the notifications of domain events of one kind. Rows alone: nobody is alerted before
 * the commit.
 */
export async function createNotifications(
  work: Work,
  kind: DomainEventKind,
  eventIds: string[],
  now: Date,
): Promise<ChangedNotification[]> {
  const created = await work.query(dispatchStatement({ kind }), { eventIds, now });
  if (!hasMilestones(kind)) return created;
  return [
    ...created,
    ...(await work.query(milestoneStatement({ event: kind }), { eventIds, now })),
  ];
}

/** Brings notifications in line with what was taken back, or done again, since they were made. */
async function retract(
  work: Work,
  kind: DomainEventKind | RevisionKind,
  eventIds: string[],
  now: Date,
): Promise<{ id: string; userId: string }[]> {
  if (!canBeTakenBack(kind)) return [];
  const named = await work.query(reviseActorsStatement({ kind }), { eventIds, now });
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const changedIds = named.filter(({ isChanged }) => isChanged).map(({ id }) => id);
  return work.query(withdrawStatement, { ids, changedIds, now });
}

/**
 * Brings earlier notifications in line with the tables: what was taken back is not counted, and how
 * two people stand is how they stand now. @returns what changed; nobody is alerted of it
 */
async function reviseNotifications(
  work: Work,
  kind: DomainEventKind | RevisionKind,
  eventIds: string[],
  now: Date,
): Promise<ChangedNotification[]> {
  const revised = await retract(work, kind, eventIds, now);
  if (kind === 'connectionAccepted' || kind === 'connectionParted')
    revised.push(...(await updateConnectionStatus(work, eventIds)));
  if (kind === 'subjectDeleted')
    revised.push(...(await work.query(withdrawDeletedStatement, { eventIds, now })));
  if (kind === 'conversationRead')
    revised.push(...(await markReadWithConversation(work, eventIds, now)));
  if (kind === 'decisionUndone')
    revised.push(...(await withdrawUndoneDecisions(work, eventIds, now)));
  if (kind === 'callChanged') await planCallPushes(work, eventIds, now);
  if (kind === 'connectionReopened') revised.push(...(await reopenRequests(work, eventIds)));
  return withoutAlert(revised);
}

/**
 * Makes and revises the notifications of domain events: first what is new, kind by kind, then what
 * changed.
 */
export async function dispatchEvents(
  work: Work,
  events: readonly WaitingEvent[],
  now: Date,
): Promise<ChangedNotification[]> {
  const changed: ChangedNotification[] = [];
  const idsOf = (kind: WaitingEvent['kind']): string[] =>
    events.filter((event) => event.kind === kind).map(({ id }) => id);
  for (const kind of domainEventKinds) {
    const ids = idsOf(kind);
    if (ids.length > 0) changed.push(...(await createNotifications(work, kind, ids, now)));
  }
  for (const kind of [...domainEventKinds, ...revisionKinds]) {
    const ids = idsOf(kind);
    if (ids.length > 0) changed.push(...(await reviseNotifications(work, kind, ids, now)));
  }
  return changed;
}
