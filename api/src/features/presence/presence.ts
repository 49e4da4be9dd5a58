import DataLoader from 'dataloader';
import { asked } from '../../core/asks.ts';
import { type App, type Context, change, perRequest, type Work } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import { User } from '../identity/index.ts';
import { PresenceChangeQueue, type PresenceChanges } from './change-queue.ts';
import { PresenceEntity } from './presence.entity.ts';
import { peopleApart, shownPresence, visiblePresences } from './presence.sql.ts';
import type { Presence } from './presence.types.ts';
import { PresenceRegistry } from './registry.ts';

/** Somebody came, went, or is not shown any more: `PresenceEvent`. */
export const presenceTopic = topicOf<PresenceEvent>('presence');

/**
 * What a person sees of others changed with their own choice, for it holds both ways:
 * `PresenceViewEvent`.
 */
export const presenceViewTopic = topicOf<PresenceViewEvent>('presence', 'view');

export interface PresenceViewEvent extends EventPayload {
  viewerId: string;
}

/** Stands in `hiddenFrom` for everybody. */
export const everybody = 'everybody';

/** `hiddenFrom`: who does not see them any more, one or everybody; null when they came or went. */
export interface PresenceEvent extends EventPayload {
  userId: string;
  hiddenFrom: string | null;
}

/**
 * Whether an event says that this viewer does not see the person any more: they are told once, as
 * if they had gone.
 */
const isHiddenBy = ({ hiddenFrom }: Pick<PresenceEvent, 'hiddenFrom'>, viewerId: string) =>
  hiddenFrom === everybody || hiddenFrom === viewerId;

/** What asks the database and tells others: a unit of work, or what there is outside of one. */
type Teller = Pick<Work, 'query' | 'publish'>;

/** Told by the instance that noticed it, or by all that are left when one died. */
type PresenceListener = (to: Teller, event: PresenceEvent) => Promise<void>;

/** Tells those who have a conversation with somebody that they came or went. */
export const presenceInChats = asked<PresenceListener>('presence.presenceInChats');

/** How often the time is written at which those who stay were last there. */
const noteMilliseconds = 60_000;

/** `stop` gives those who went while there was no time to note it. */
const started = new WeakMap<App, { registry: PresenceRegistry; stop(): Promise<string[]> }>();

async function noteSeen(app: App, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const lastSeenAt = app.clock.now();
  await change(app, async ({ em }) => {
    const known = await em.find(User, { id: { $in: [...userIds] } }, { fields: ['id'] });
    await em.upsertMany(
      PresenceEntity,
      known.map(({ id }) => ({ user: id, lastSeenAt })),
    );
  });
}

function logFailure(app: App) {
  return (error: unknown): void => {
    app.log.error({ err: error }, 'a presence could not be noted');
  };
}

/**
 * Tells those who watch a person how they are there. Of who does not show it nothing is told, not
 * even that something happened.
 * @param hiddenFrom who does not see them any more: tells them that the person is not there, once
 */
async function publishPresence(
  to: Teller,
  userId: string,
  hiddenFrom: string | null,
): Promise<void> {
  if (hiddenFrom !== everybody && (await to.query(shownPresence, { userId })).length === 0) return;
  const event: PresenceEvent = { userId, hiddenFrom };
  to.publish(presenceTopic(userId), event);
  await presenceInChats()(to, event);
}

const goneOf = (changes: PresenceChanges): string[] =>
  [...changes].filter(([, isThere]) => !isThere).map(([userId]) => userId);

/** People came and went: who went was last seen now. */
async function publishChanges(app: App, changes: PresenceChanges): Promise<void> {
  const outside: Teller = {
    query: (statement, input) => app.db.query(statement, input),
    publish: (topic, payload) => {
      app.events.publish(topic, payload);
    },
  };
  await noteSeen(app, goneOf(changes)).catch(logFailure(app));
  for (const userId of changes.keys())
    await publishPresence(outside, userId, null).catch(logFailure(app));
}

/** Tells somebody, after the commit, that they do not see a person any more. */
export const publishHidden = (work: Work, userId: string, from: string): Promise<void> =>
  publishPresence(work, userId, from);

/**
 * Tells everybody, after the commit, whether a person is there, or that they do not show it any
 * more; and that person's own devices that they see others again, or no longer.
 */
export function publishShown(work: Work, userId: string, isShown: boolean): Promise<void> {
  const event: PresenceViewEvent = { viewerId: userId };
  work.publish(presenceViewTopic(userId), event);
  return publishPresence(work, userId, isShown ? null : everybody);
}

/** Begins to know who is there. */
export function startPresence(app: App): void {
  const changes = new PresenceChangeQueue((batch) => publishChanges(app, batch));
  const registry = new PresenceRegistry(app.events, (userId, isThere) => {
    changes.add(userId, isThere);
  });
  const noting = setInterval(() => {
    noteSeen(app, registry.ownUserIds()).catch(logFailure(app));
  }, noteMilliseconds);
  noting.unref();
  started.set(app, {
    registry,
    async stop() {
      clearInterval(noting);
      registry.stop();
      // The others hear by the silence of this process that these are gone.
      return goneOf(await changes.close());
    },
  });
}

/** Ends what `startPresence` began, and notes when those who were there were last seen. */
export async function stopPresence(app: App): Promise<void> {
  const running = started.get(app);
  if (!running) return;
  started.delete(app);
  const offlineIds = await running.stop();
  await noteSeen(app, [...running.registry.ownUserIds(), ...offlineIds]).catch(logFailure(app));
}

/** A person's first socket of this process opened, or their last one closed. */
export function setPresent(app: App, userId: string, isPresent: boolean): void {
  started.get(app)?.registry.setPresent(userId, isPresent);
}

/** Whether somebody has the product open, on any instance; whoever asks. */
const isOnline = (app: App, userId: string): boolean =>
  started.get(app)?.registry.isOnline(userId) ?? false;

/**
 * Whether people are there, as far as the viewer may see it: one statement per request. Where many
 * watch at once the viewer is nobody, and sees nobody.
 */
export const presenceLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, Presence>(async (ids) => {
      const rows = viewer ? await app.db.query(visiblePresences, { viewerId: viewer.id, ids }) : [];
      const seen = new Map(rows.map(({ id, lastSeenAt }) => [id, lastSeenAt]));
      return ids.map((id) => ({
        id,
        isOnline: seen.has(id) && isOnline(app, id),
        lastSeenAt: seen.get(id) ?? null,
      }));
    }),
);

/** How these people are there now, as the viewer sees them; what is no id is nobody. */
export async function presencesOf(ctx: Context, userIds: readonly string[]): Promise<Presence[]> {
  const ids = new Set(userIds.filter(isId).map((id) => id.toLowerCase()));
  const presences = await presenceLoader(ctx).loadMany([...ids]);
  return presences.filter((one): one is Presence => !(one instanceof Error));
}

/**
 * What a viewer is told of these events: who came or went as far as they see them, and who is
 * hidden from them now. When a person hides their presence, people they are blocked from hear
 * nothing.
 */
export async function visiblePresenceChanges(
  ctx: Context,
  viewerId: string,
  events: readonly Pick<PresenceEvent, 'userId' | 'hiddenFrom'>[],
): Promise<Presence[]> {
  const presences = await presenceLoader(ctx).loadMany(events.map(({ userId }) => userId));
  const seen = presences.filter((one): one is Presence => !(one instanceof Error) && isSeen(one));
  const seenIds = new Set(seen.map(({ id }) => id));
  const hidden = events.filter(
    (event) => !seenIds.has(event.userId) && isHiddenBy(event, viewerId),
  );
  const ids = hidden.flatMap(({ userId, hiddenFrom }) => (hiddenFrom === everybody ? userId : []));
  const apart = ids.length > 0 ? await ctx.app.db.query(peopleApart, { viewerId, ids }) : [];
  const nowHidden = hidden.filter(({ userId }) => !apart.some(({ id }) => id === userId));
  return [
    ...seen,
    ...nowHidden.map(({ userId }) => ({ id: userId, isOnline: false, lastSeenAt: null })),
  ];
}

/** Whether a viewer sees anything of a person's presence. */
const isSeen = ({ isOnline: isThere, lastSeenAt }: Presence): boolean =>
  isThere || lastSeenAt !== null;
