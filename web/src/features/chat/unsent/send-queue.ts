import type { UnsentStore } from './unsent-store';

/** What a message answers, as it is quoted above it. */
export type Quote = {
  id: string;
  number: number;
  senderName: string | null;
  kind: string;
  content: string;
  fileName: string | null;
  /** Of a PDF whose pages were counted. */
  filePages: number | null;
  isDeleted: boolean;
  /** False where the viewer does not read it: they joined later, or cleared it. */
  isReadable: boolean;
};

/** A message that was written on this device and that the server has not acknowledged. */
export type UnsentMessage = {
  /** Made on this device; keys sort in the order in which messages were written. */
  key: string;
  conversationId: string;
  content: string;
  replyTo: Quote | null;
  writtenAt: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
};

/** What became of a message: it is there, has to be sent again later, or was refused. */
export type SendOutcome = 'sent' | { retryInMs: number | null } | { refusal: string };

type Options = {
  store: UnsentStore;
  send: (message: UnsentMessage) => Promise<SendOutcome>;
  /** Waits before another try. @param failures how many tries in a row came to nothing */
  pause: (failures: number, retryInMs: number | null) => Promise<void>;
  onRefused: (message: UnsentMessage, refusal: string) => void;
  /**
   * Whether something else of its conversation goes first; `goOn` says that this may have changed.
   */
  isHeld: (message: UnsentMessage) => boolean;
};

/** What was written in a conversation and waits. */
export function unsentIn(
  messages: readonly UnsentMessage[],
  conversationId: string,
): UnsentMessage[] {
  return messages.filter((message) => message.conversationId === conversationId);
}

/** Sends what waits, one after the other. */
function createSender({
  store,
  send,
  pause,
  onRefused,
  isHeld,
  reread,
}: Options & { reread: () => void }) {
  let isOpen = false;
  let isSending = false;

  /** Those that were refused wait for their writer and hold nobody up. */
  const nextToSend = (): UnsentMessage | undefined =>
    store.read().find((message) => message.refusal === null && !isHeld(message));

  const settle = (message: UnsentMessage, outcome: 'sent' | { refusal: string }): void => {
    // It may have been acknowledged meanwhile, or taken back in another tab.
    if (!store.read().some(({ key }) => key === message.key)) return reread();
    if (outcome === 'sent') store.remove(message.key);
    else {
      store.write({ ...message, refusal: outcome.refusal });
      onRefused(message, outcome.refusal);
    }
    reread();
  };

  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    let failures = 0;
    for (let next = nextToSend(); isOpen && next; next = nextToSend()) {
      const outcome = await send(next);
      if (outcome === 'sent' || 'refusal' in outcome) {
        failures = 0;
        settle(next, outcome);
      } else if (isOpen) {
        failures += 1;
        await pause(failures, outcome.retryInMs);
      }
    }
    isSending = false;
  };

  return {
    sendAll,
    open: (): void => {
      isOpen = true;
      void sendAll();
    },
    close: (): void => {
      isOpen = false;
    },
  };
}

export type SendQueue = ReturnType<typeof createSendQueue>;

/**
 * Messages on their way: kept on this device until the server has them, sent one after the other in
 * the order they were written, and again after a lost line. Each goes under its own key, so that it
 * is written once however often it is sent.
 */
export function createSendQueue(options: Options) {
  const { store } = options;
  const listeners = new Set<() => void>();
  let messages = store.read();

  const reread = (): void => {
    messages = store.read();
    for (const listener of listeners) listener();
  };

  const sender = createSender({ ...options, reread });
  let stopListening: (() => void) | null = null;

  return {
    read: (): readonly UnsentMessage[] => messages,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what waits, and from now on what is added. */
    open: (): void => {
      stopListening ??= store.subscribe(reread);
      reread();
      sender.open();
    },
    /** Sends what was held until now. */
    goOn: (): void => void sender.sendAll(),
    /** Sends nothing more; what waits stays on the device. */
    close: (): void => {
      sender.close();
      stopListening?.();
      stopListening = null;
    },
    add: (message: UnsentMessage): void => {
      store.write(message);
      reread();
      void sender.sendAll();
    },
    /** Sends what was refused once more, under the same key. */
    retry: (key: string): void => {
      const refused = messages.find((message) => message.key === key);
      if (!refused) return;
      store.write({ ...refused, refusal: null });
      reread();
      void sender.sendAll();
    },
    /** Takes back what was not sent, or what is a message of the conversation by now. */
    remove: (keys: readonly string[]): void => {
      const stored = new Set(messages.map(({ key }) => key));
      const removed = keys.filter((key) => stored.has(key));
      if (removed.length === 0) return;
      for (const key of removed) store.remove(key);
      reread();
    },
  };
}
