import { fieldsOf, isRecord } from '../is-record.ts';
import { type Persisted, type PersonalName, personalStore, personalValues } from './persisted.ts';

/** What was typed into a long form and stored on this device. */
export type DeviceDraft = {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** The account's version that it goes on from; null where the account has none. */
  base: string | null;
  values: object;
};

/** Reads what was stored as such a draft. */
export function parseDeviceDraft(stored: unknown): DeviceDraft | undefined {
  const { at, base, values } = fieldsOf(stored);
  if (typeof at !== 'number' || !isRecord(values)) return undefined;
  return { at, base: typeof base === 'string' ? base : null, values };
}

/**
 * The draft of that name.
 * @param area `tab` for what others must not find on the device
 */
export const deviceDraft = (
  name: PersonalName,
  area: 'device' | 'tab' = 'device',
): Persisted<DeviceDraft> => personalStore(name, { parse: parseDeviceDraft, area });

/** A person's drafts of a kind on this device. */
export const deviceDraftsOf = (whose: {
  kind: string;
  of: string;
}): { name: string; value: DeviceDraft }[] => personalValues(whose, parseDeviceDraft);
