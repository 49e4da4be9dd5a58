import { parseText, persisted } from '@/core/drafts/persisted';

/** The group of a form in which a person wrote last, on this device. */
export const lastGroup = (userId: string, storageKey: string) =>
  persisted(`form-part:${userId}:${storageKey}`, { parse: parseText });
