import { v4 as newKey } from 'uuid';
import { type PersonalName, personalStore } from '../../drafts/persisted.ts';
import { fieldsOf } from '../../is-record.ts';

type Attempt = { key: string; words: string };

function parse(stored: unknown): Attempt | undefined {
  const { key, words } = fieldsOf(stored);
  return typeof key === 'string' && typeof words === 'string' ? { key, words } : undefined;
}

const nameOf = (form: PersonalName): PersonalName =>
  typeof form === 'string' ? `${form}:sent` : { ...form, name: `${form.name ?? ''}:sent` };

/**
 * The key under which a form is sent. Sent again as it was, it has the key of before, so that the
 * server takes it once; other words are another thing. It outlives the page: the answer may have
 * been lost with it.
 */
export const submissionKey = (form: PersonalName) => {
  const lastTry = personalStore(nameOf(form), { parse });
  return {
    of: (sent: unknown): string => {
      const words = JSON.stringify(sent);
      const before = lastTry.read();
      if (before?.words === words) return before.key;
      const key = newKey();
      lastTry.write({ key, words });
      return key;
    },
    forget: (): void => lastTry.remove(),
  };
};
