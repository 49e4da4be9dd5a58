import { personalKey, personalStore, personalValues } from '@/core/drafts/persisted';
import type { Quote, UnsentMessage } from './unsent-message';

/**
 * Where unsent messages are kept. Each has an entry of its own: tabs do not overwrite each other.
 */
export type UnsentStore = {
  /** In the order in which they were written. */
  read: () => UnsentMessage[];
  write: (message: UnsentMessage) => void;
  remove: (key: string) => void;
  /** Calls the listener when another tab changes something. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A quote as it was stored; null for what is none. */
export function parseQuote(stored: unknown): Quote | null {
  const { id, number, senderId, senderName, kind, content, fileName, isDeleted, ...facts } =
    fieldsOf(stored);
  if (typeof id !== 'string' || typeof number !== 'number') return null;
  return {
    id,
    number,
    senderId: textOrNull(senderId),
    senderName: textOrNull(senderName),
    kind: textOrNull(kind) ?? 'text',
    content: textOrNull(content) ?? '',
    fileName: textOrNull(fileName),
    filePages: numberOrNull(facts['filePages']),
    voiceMilliseconds: numberOrNull(facts['voiceMilliseconds']),
    isDeleted: isDeleted === true,
    isReadable: true,
  };
}

/** By hand: the shell of all pages brings no validation library along. */
function parseUnsent(stored: unknown): UnsentMessage | undefined {
  const { key, conversationId, content, replyTo, writtenAt, refusal } = fieldsOf(stored);
  if (typeof key !== 'string' || typeof conversationId !== 'string') return undefined;
  if (typeof content !== 'string' || typeof writtenAt !== 'string') return undefined;
  return {
    key,
    conversationId,
    content,
    replyTo: parseQuote(replyTo),
    writtenAt,
    refusal: textOrNull(refusal),
  };
}

/**
 * The unsent messages of a person on this device. Signing out removes them (`removePersistedOf`).
 */
export function unsentStore(userId: string): UnsentStore {
  const whose = { kind: 'unsent', of: userId };
  const prefix = personalKey({ ...whose, name: '' });
  const entry = (key: string) =>
    personalStore({ kind: 'unsent', of: userId, name: key }, { parse: parseUnsent });
  return {
    read: () =>
      personalValues(whose, parseUnsent)
        .map(({ value }) => value)
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    write: (message) => void entry(message.key).write(message),
    remove: (key) => entry(key).remove(),
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
