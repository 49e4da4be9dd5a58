import { type OwnedName, parseText, personalKey, personalStore } from '@/core/drafts/persisted';

/** The group of a form in which a person wrote last, on this device. */
export const lastGroup = (form: OwnedName) =>
  personalStore({ kind: 'form-part', of: form.of, name: personalKey(form) }, { parse: parseText });
