/** What was written or chosen on this device, and the server does not have yet. */
export type Entry = {
  /** Made on this device; keys sort in the order in which things were written and chosen. */
  key: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
};

/** What became of an entry: it is there, has to be sent again later, or was refused. */
export type SendOutcome = 'sent' | { retryInMs: number | null } | { refusal: string };

/** Where entries wait. */
export type OutboxStore<E extends Entry> = {
  /** In the order of their keys. */
  read: () => readonly E[];
  write: (entry: E) => void;
  remove: (key: string) => void;
};

type Options<E extends Entry> = {
  store: OutboxStore<E>;
  send: (entry: E) => Promise<SendOutcome>;
  /** Waits before another try. @param failures how many tries in a row came to nothing */
  pause: (failures: number, retryInMs: number | null) => Promise<void>;
  onRefused: (entry: E, refusal: string) => void;
  /** Entries of one lane arrive in their order. */
  laneOf: (entry: E) => string;
  /** Of one channel, one entry is sent at a time, of whichever lane: files share the line. */
  channelOf: (entry: E) => string;
  /**
   * Whether something of its lane that is not in the store goes first, as what another tab has;
   * `goOn` says that this may have changed.
   */
  isHeld: (entry: E) => boolean;
};

type Sender<E> = {
  /** Sends what waits in the channels whose next entry is one of these. */
  sendAll: (which?: (next: E) => boolean) => void;
  open: () => void;
  close: () => void;
};

/** Sends what waits, in each channel one after the other. */
function createSender<E extends Entry>(options: Options<E> & { reread: () => void }): Sender<E> {
  const { store, send, pause, onRefused, laneOf, channelOf, isHeld, reread } = options;
  let isOpen = false;
  const busy = new Set<string>();

  /** Those that were refused wait for their writer and hold nobody up. */
  const waiting = (): E[] => store.read().filter(({ refusal }) => refusal === null);
  const nextIn = (channel: string): E | undefined => {
    const lanes = new Set<string>();
    return waiting().find((entry) => {
      const lane = laneOf(entry);
      if (!lanes.has(lane) && channelOf(entry) === channel && !isHeld(entry)) return true;
      lanes.add(lane);
      return false;
    });
  };

  const settle = ({ key }: E, outcome: 'sent' | { refusal: string }): void => {
    const entry = store.read().find((one) => one.key === key);
    // It may have been acknowledged meanwhile, or taken back in another tab.
    if (entry && outcome === 'sent') store.remove(key);
    else if (entry && outcome !== 'sent') {
      store.write({ ...entry, refusal: outcome.refusal });
      onRefused(entry, outcome.refusal);
    }
    reread();
    // Another channel may have waited for it.
    sendAll();
  };

  const sendChannel = async (channel: string): Promise<void> => {
    busy.add(channel);
    let failures = 0;
    for (let next = nextIn(channel); isOpen && next; next = nextIn(channel)) {
      const outcome = await send(next);
      if (outcome === 'sent' || 'refusal' in outcome) {
        failures = 0;
        settle(next, outcome);
      } else if (isOpen) {
        failures += 1;
        await pause(failures, outcome.retryInMs);
      }
    }
    busy.delete(channel);
  };

  function sendAll(which: (next: E) => boolean = () => true): void {
    if (!isOpen) return;
    for (const channel of new Set(waiting().map(channelOf))) {
      const next = busy.has(channel) ? undefined : nextIn(channel);
      if (next && which(next)) void sendChannel(channel);
    }
  }

  return {
    sendAll,
    open: () => {
      isOpen = true;
      sendAll();
    },
    close: () => {
      isOpen = false;
    },
  };
}

export type Outbox<E extends Entry> = ReturnType<typeof createOutbox<E>>;

/**
 * What is on its way: kept on this device until the server has it, sent in the order in which it
 * was written, and again after a lost line. Each entry goes under its own key, so that it arrives
 * once however often it is sent.
 */
export function createOutbox<E extends Entry>(options: Options<E>) {
  const { store } = options;
  const listeners = new Set<() => void>();
  let entries = store.read();

  const reread = (): void => {
    entries = store.read();
    for (const listener of listeners) listener();
  };
  const sender = createSender({ ...options, reread });
  /** The store was changed elsewhere, or what held an entry is gone. */
  const goOn: Sender<E>['sendAll'] = (which) => {
    reread();
    sender.sendAll(which);
  };

  return {
    read: (): readonly E[] => entries,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what waits, and from now on what is added. */
    open: (): void => {
      reread();
      sender.open();
    },
    goOn,
    /** Sends nothing more; what waits stays on the device. */
    close: sender.close,
    add: (...added: readonly E[]): void => {
      for (const entry of added) store.write(entry);
      goOn();
    },
    /** Sends what was refused once more, under the same key. */
    retry: (key: string): void => {
      const refused = entries.find((entry) => entry.key === key);
      if (!refused) return;
      store.write({ ...refused, refusal: null });
      goOn();
    },
    /** Takes back what was not sent, or what is there by now. */
    remove: (keys: readonly string[]): void => {
      const stored = new Set(store.read().map(({ key }) => key));
      const removed = keys.filter((key) => stored.has(key));
      if (removed.length === 0) return;
      for (const key of removed) store.remove(key);
      goOn();
    },
  };
}
