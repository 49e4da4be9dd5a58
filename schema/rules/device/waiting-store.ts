/**
 * Where a device keeps what its service worker sends while no tab is open: the page writes it, the
 * worker sends it when the browser says that there is a line.
 */
export const waitingStore = {
  database: 'waiting',
  store: 'things',
  /** What the page asks the browser to wake the worker for. */
  tag: 'waiting',
  /** What tabs and the worker hold while they send: one at a time. */
  lock: 'deeds',
} as const;

/** What the worker has an operation for. */
export type WaitingKind =
  | 'message'
  | 'ask'
  | 'answer'
  | 'publish'
  | 'edit'
  | 'likePost'
  | 'likeJob'
  | 'bookmark'
  | 'removeBookmark';

/** One thing that waits, as the worker sends it. */
export type WaitingThing = {
  /** The key under which the page has it. */
  key: string;
  kind: WaitingKind;
  variables: Record<string, unknown>;
  /** Of a like: what it is to be. */
  isOn?: boolean;
};

/** What waits of one person, in its order. */
export type Waiting = {
  /** That of the session in which it was written: what ends with it is not sent. */
  token: string;
  things: WaitingThing[];
  /** Keys of what the worker has sent and the page need not send again. */
  arrived: string[];
};
