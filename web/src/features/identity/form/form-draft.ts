import type { z } from 'zod';
import { persisted } from '@/core/drafts/persisted';

/**
 * What was typed into a form, stored in the tab: it survives a reload.
 * @param fields those that may be stored. Passwords are not among them, and so are never written.
 */
export function formDraft<Fields extends object>(key: string, fields: z.ZodType<Fields>) {
  const draft = persisted(key, {
    area: 'tab',
    parse: (stored) => fields.safeParse(stored).data,
  });
  return {
    /** @returns the values to begin with: what was typed, over those of an empty form */
    over: <Values extends Fields>(empty: Values): Values => ({ ...empty, ...draft.read() }),
    write: (values: Fields): void => void draft.write(fields.parse(values)),
    remove: draft.remove,
  };
}
