import { fieldsOf, isRecord } from '../is-record.ts';
import { type Persisted, persisted, persistedUnder } from './persisted.ts';

/** What was typed into a long form and stored on this device. */
export type DeviceDraft = {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** The account's version that it goes on from; null where the account has none. */
  base: string | null;
  values: object;
};

function parse(stored: unknown): DeviceDraft | undefined {
  const { at, base, values } = fieldsOf(stored);
  if (typeof at !== 'number' || !isRecord(values)) return undefined;
  return { at, base: typeof base === 'string' ? base : null, values };
}

/**
 * The draft under the key. It is written only while somebody is signed in.
 * @param area `tab` for what others must not find on the device
 */
export const deviceDraft = (
  key: string,
  area: 'device' | 'tab' = 'device',
): Persisted<DeviceDraft> => persisted(key, { parse, area, onlySignedIn: true });

/** All drafts on this device whose key begins with the prefix. */
export const deviceDraftsUnder = (prefix: string): { key: string; value: DeviceDraft }[] =>
  persistedUnder(prefix, parse);
