import {
  type Waiting,
  type WaitingKind,
  type WaitingThing,
  waitingStore,
} from '@schema/rules/device/waiting-store';
import { createStore, del, get, keys, set } from 'idb-keyval';
import { ask, type Operation } from './ask-server.ts';
import {
  WaitingAnswer,
  WaitingBookmark,
  WaitingBookmarkRemoval,
  WaitingEdit,
  WaitingJobLike,
  WaitingJobLiked,
  WaitingMessage,
  WaitingPost,
  WaitingPostLike,
  WaitingPostLiked,
  WaitingQuestion,
} from './generated/documents.ts';

declare const self: ServiceWorkerGlobalScope;

/** What became of a thing: it is there, was refused, goes another time, or its session is over. */
type Outcome = 'sent' | 'refused' | 'later' | 'ended';

/** Refusals that say nothing about what is sent. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE']);

const operations: Record<Exclude<WaitingKind, 'likePost' | 'likeJob'>, Operation> = {
  message: WaitingMessage,
  ask: WaitingQuestion,
  answer: WaitingAnswer,
  publish: WaitingPost,
  edit: WaitingEdit,
  bookmark: WaitingBookmark,
  removeBookmark: WaitingBookmarkRemoval,
};
/** The server toggles likes: one that is there already is left alone. */
const likes = {
  likePost: { look: WaitingPostLiked, press: WaitingPostLike },
  likeJob: { look: WaitingJobLiked, press: WaitingJobLike },
} as const;

type Viewed = { viewer?: { hasLiked?: boolean } };

const outcomeOf = (code: string | undefined): Outcome => {
  if (code === undefined) return 'sent';
  if (code === 'UNAUTHENTICATED') return 'ended';
  return passing.has(code) ? 'later' : 'refused';
};

/** @throws without a line */
async function sendThing(token: string, { kind, variables, isOn }: WaitingThing): Promise<Outcome> {
  if (kind !== 'likePost' && kind !== 'likeJob')
    return outcomeOf((await ask(operations[kind], variables, token)).code);
  const { look, press } = likes[kind];
  const { data, code } = await ask(look, variables, token);
  if (code !== undefined) return outcomeOf(code);
  const [seen] = Object.values(data ?? {}) as (Viewed | undefined)[];
  if (seen?.viewer?.hasLiked === isOn) return 'sent';
  return outcomeOf((await ask(press, variables, token)).code);
}

/** What the page ends by itself: its own try is answered with what is there, under its key. */
const endedByPage: readonly WaitingKind[] = ['message', 'publish', 'edit'];

/**
 * Sends what waits of a person, in its order. What is refused waits for the page, which has the
 * words for it.
 * @returns whether something is left for another time
 */
async function sendOf(userId: string): Promise<boolean> {
  const store = createStore(waitingStore.database, waitingStore.store);
  const read = () => get<Waiting>(userId, store);
  const first = await read();
  for (const thing of first?.things ?? []) {
    // Asked anew each time: who signs out takes it back.
    const before = await read();
    if (!before?.things.some(({ key }) => key === thing.key)) continue;
    const outcome = await sendThing(before.token, thing).catch((): Outcome => 'later');
    if (outcome === 'later') return true;
    const now = await read();
    if (!now) return false;
    if (outcome === 'ended') {
      await del(userId, store);
      return false;
    }
    const isArrived = outcome === 'sent' && !endedByPage.includes(thing.kind);
    await set(
      userId,
      {
        ...now,
        things: now.things.filter(({ key }) => key !== thing.key),
        arrived: isArrived ? [...now.arrived, thing.key] : now.arrived,
      } satisfies Waiting,
      store,
    );
  }
  return false;
}

/**
 * Sends what waits on this device, unless a tab that is looked at does so itself.
 * @throws where something is left: the browser wakes this script another time
 */
export async function sendWaiting(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.navigator.locks.request(waitingStore.lock, async () => {
    let isLeft = false;
    const store = createStore(waitingStore.database, waitingStore.store);
    for (const userId of await keys<string>(store)) isLeft = (await sendOf(userId)) || isLeft;
    if (isLeft) throw new Error('something waits for another time');
  });
}
