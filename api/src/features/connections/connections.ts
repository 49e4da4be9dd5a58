import { connectionTexts } from '../../../../schema/rules/connections/connections.ts';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { AppError, badUserInput, notFound } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { isListedPerson, lockListedPerson } from '../profiles/index.ts';
import {
  connectionRequestClosedTopic,
  lockOrCreatePair,
  lockPair,
  lockPairOfRequest,
  type PairEntity,
} from '../relationships/index.ts';
import { publishConnectionChange, publishState } from './connection-events.ts';
import { connectionState } from './connections.queries.ts';
import { notConnected, stateOfPair } from './connections.sql.ts';
import type { ConnectionState } from './connections.types.ts';
import { countsLoader, stateLoader } from './person-fields/connections.loaders.ts';

/** @returns the id as the database writes it. @throws NOT_FOUND for what is no id */
const personId = (userId: string): string =>
  requireId(userId, () => notFound(profileTexts.notFound));

/** What the loaders of this request have read is stale after a change. */
function refreshLoaders(ctx: Context, viewerId: string, state: ConnectionState): ConnectionState {
  stateLoader(ctx).clear(state.id).prime(state.id, state);
  countsLoader(ctx).clear(viewerId);
  return state;
}

/**
 * How the viewer stands to a person.
 * @throws NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two
 * blocks the other; FORBIDDEN for the unverified
 */
export async function connectionStatus(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const state = await connectionState(ctx.app, viewer.id, personId(userId));
  if (!state) throw notFound(profileTexts.notFound);
  return state;
}

/** @throws NOT_FOUND between blocked people, CONFLICT while a lock keeps the viewer from asking */
function assertNotLocked(pair: PairEntity, state: ConnectionState): void {
  if (pair.isBlocked()) throw notFound(profileTexts.notFound);
  const { lockedUntil } = state;
  if (lockedUntil)
    throw new AppError('CONFLICT', connectionTexts.locked(lockedUntil), { lockedUntil });
}

/** Publishes that two people are connected: a request was accepted, or two crossed. */
function publishConnected(work: Work, pair: PairEntity, viewerId: string, at: Date): void {
  const { requestId } = pair;
  noteDomainEvent(work, 'connectionAccepted', { requestId, accepterId: viewerId, at });
  work.publish(connectionRequestClosedTopic, { requestId, status: 'accepted' });
  publishConnectionChange(work, viewerId, pair.otherThan(viewerId));
}

/**
 * Asks for a connection. Two who ask each other are connected; sent again, nothing changes.
 * @throws NOT_FOUND as `connectionStatus`, CONFLICT within the days after parting and the hours
 * after a rejection, BAD_USER_INPUT for oneself, FORBIDDEN for the unverified, RATE_LIMITED
 */
export async function connect(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const otherId = personId(userId);
  if (otherId === viewer.id) throw badUserInput(connectionTexts.self);
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  const state = await change(ctx.app, async (work) => {
    if (!(await lockListedPerson(work, otherId))) throw notFound(profileTexts.notFound);
    const pair = await lockOrCreatePair(work, viewer.id, otherId);
    const outcome = pair.ask(viewer.id, now);
    const after = stateOfPair(pair, viewer.id, now);
    if (outcome === 'unchanged') assertNotLocked(pair, after);
    if (outcome === 'connected') publishConnected(work, pair, viewer.id, now);
    if (outcome === 'asked') {
      noteDomainEvent(work, 'connectionAsked', {
        requestId: pair.requestId,
        askerId: viewer.id,
        at: now,
      });
      publishState(work, { personId: viewer.id, otherId, asked: true });
    }
    return after;
  });
  return refreshLoaders(ctx, viewer.id, state);
}

const requestGone = () => notFound(connectionTexts.requestGone);

/** The pair of a request, locked until the commit. @throws NOT_FOUND */
async function requestedPair(work: Work, requestId: string): Promise<PairEntity> {
  const pair = await lockPairOfRequest(work, requireId(requestId, requestGone));
  if (!pair) throw requestGone();
  return pair;
}

/** Publishes that a request ended without a connection. */
function publishEnd(
  work: Work,
  pair: PairEntity,
  viewerId: string,
  status: 'rejected' | 'canceled',
): void {
  work.publish(connectionRequestClosedTopic, { requestId: pair.requestId, status });
  publishState(work, { personId: viewerId, otherId: pair.otherThan(viewerId) });
}

/**
 * Accepts a request that the viewer received; sent twice, it is accepted once.
 * @throws NOT_FOUND for requests that were answered or canceled, of others, and for unknown ids
 * alike; FORBIDDEN for the unverified
 */
export async function acceptConnection(ctx: Context, requestId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const state = await change(ctx.app, async (work) => {
    const pair = await requestedPair(work, requestId);
    if (!pair.isAskedOf(viewer.id) || !(await isListedPerson(work, pair.askedBy.id)))
      throw requestGone();
    if (pair.accept(viewer.id, now)) publishConnected(work, pair, viewer.id, now);
    else if (pair.status !== 'connected') throw requestGone();
    return stateOfPair(pair, viewer.id, now);
  });
  return refreshLoaders(ctx, viewer.id, state);
}

/**
 * Rejects a request that the viewer received: who asked waits a day before asking anew, the viewer
 * may ask at once.
 * @throws NOT_FOUND, FORBIDDEN as `acceptConnection`
 */
export async function rejectConnection(ctx: Context, requestId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const state = await change(ctx.app, async (work) => {
    const pair = await requestedPair(work, requestId);
    if (!pair.reject(viewer.id, now)) throw requestGone();
    publishEnd(work, pair, viewer.id, 'rejected');
    return stateOfPair(pair, viewer.id, now);
  });
  return refreshLoaders(ctx, viewer.id, state);
}

/**
 * Takes a rejection back: the request waits for the viewer's answer again, as if it had not been
 * rejected.
 * @throws NOT_FOUND, FORBIDDEN as `acceptConnection`; NOT_FOUND also when the day after the
 * rejection is over
 */
export async function undoRejectConnection(
  ctx: Context,
  requestId: string,
): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const state = await change(ctx.app, async (work) => {
    const pair = await requestedPair(work, requestId);
    if (!(await isListedPerson(work, pair.askedBy.id)) || !pair.undoReject(viewer.id, now))
      throw requestGone();
    noteDomainEvent(work, 'connectionReopened', {
      requestId: pair.requestId,
      reopenedById: viewer.id,
      at: now,
    });
    publishState(work, { personId: viewer.id, otherId: pair.askedBy.id });
    return stateOfPair(pair, viewer.id, now);
  });
  return refreshLoaders(ctx, viewer.id, state);
}

/**
 * Cancels a request that the viewer sent.
 * @throws NOT_FOUND, FORBIDDEN as `acceptConnection`
 */
export async function cancelConnectionRequest(
  ctx: Context,
  requestId: string,
): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const state = await change(ctx.app, async (work) => {
    const pair = await requestedPair(work, requestId);
    if (!pair.canCancel(viewer.id)) throw requestGone();
    work.em.remove(pair);
    publishEnd(work, pair, viewer.id, 'canceled');
    return notConnected(pair.otherThan(viewer.id));
  });
  return refreshLoaders(ctx, viewer.id, state);
}

/**
 * Ends a connection: neither may ask the other before the days of the lock are over. Those who are
 * not connected stay as they are.
 * @throws NOT_FOUND, FORBIDDEN as `connectionStatus`
 */
export async function disconnect(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const otherId = personId(userId);
  const now = ctx.app.clock.now();
  const state = await change(ctx.app, async (work) => {
    if (!(await isListedPerson(work, otherId))) throw notFound(profileTexts.notFound);
    const pair = await lockPair(work, viewer.id, otherId);
    if (!pair) return notConnected(otherId);
    if (pair.isBlocked()) throw notFound(profileTexts.notFound);
    if (pair.disconnect(now)) {
      noteDomainEvent(work, 'connectionParted', {
        requestId: pair.requestId,
        partedById: viewer.id,
        at: now,
      });
      publishConnectionChange(work, viewer.id, otherId);
    }
    return stateOfPair(pair, viewer.id, now);
  });
  return refreshLoaders(ctx, viewer.id, state);
}
