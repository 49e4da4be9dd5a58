import {
  type SettingsChange,
  settingsChange,
  settingsTexts,
} from '../../../../schema/rules/settings/settings.ts';
import { invalidField } from '../../core/errors.ts';
import { parseId } from '../../core/ids.ts';

/** Longer than that of anybody who blocks as many people as are listed. */
const longest = 64 * 1024;

/**
 * Settings as one text that callers hand back: it says nothing that they were not told, and opens
 * nothing.
 */
export const baseOf = (settings: SettingsChange): string =>
  Buffer.from(JSON.stringify(settingsChange.parse(settings))).toString('base64url');

/** A caller who hands a base back may have changed it: rows are asked for by what can be an id. */
const writtenBase = settingsChange.refine(
  ({ blockedUsers }) => blockedUsers?.every((userId) => parseId(userId) === userId) ?? true,
);

/** @throws BAD_USER_INPUT for texts that are no base */
export function readBase(base: string): SettingsChange {
  try {
    if (base.length <= longest)
      return writtenBase.parse(JSON.parse(Buffer.from(base, 'base64url').toString()));
  } catch {
    // Told below, as whatever else is none.
  }
  throw invalidField('base', settingsTexts.baseInvalid);
}

/** What of an object differs from another, part by part; lists are compared whole. */
export function changedSince<Value extends object>(base: Value, now: Value): Partial<Value> {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(now).flatMap(([name, value]: [string, unknown]) => {
    const old = before.get(name);
    if (JSON.stringify(value) === JSON.stringify(old)) return [];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [[name, isPart && typeof old === 'object' && old ? changedSince(old, value) : value]];
  });
  return Object.fromEntries(changed) as Partial<Value>;
}
