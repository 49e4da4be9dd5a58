import { signedInId } from '../auth.ts';
import { deviceDatabase } from '../drafts/device-database.ts';

/** An answer of the api as this device keeps it. */
export type KeptAnswer = {
  /** When the server gave it, in milliseconds since 1970. */
  at: number;
  /** What it answered, as JSON. */
  text: string;
};
/** What was asked: the operation, its document and its variables. */
export type Asked = string;

/** Beyond them the oldest go; a week is as long as a session lasts. */
export const answerLimits = {
  answers: 150,
  bytes: 4 * 1024 * 1024,
  bytesEach: 300 * 1024,
  milliseconds: 7 * 24 * 3_600_000,
};

const database = deviceDatabase<string>('kept-answers', 'answers');

/** What there is to know of an answer stands in its key, so that tidying up reads none of them. */
type Entry = { key: string; of: string; at: number; bytes: number; asked: Asked };

const keyOf = (of: string, asked: Asked, { at, text }: KeptAnswer): string =>
  [of, at, text.length, asked].join(' ');

function entryOf(key: string): Entry {
  const [of = '', at = '', bytes = '', ...asked] = key.split(' ');
  return { key, of, at: Number(at), bytes: Number(bytes), asked: asked.join(' ') };
}

const isNewest = (entry: Entry, index: number, newestFirst: readonly Entry[]): boolean =>
  newestFirst.findIndex(({ of, asked }) => of === entry.of && asked === entry.asked) === index;

/** Keys of what goes: other people's, what was answered anew, is too old, or one too many. */
export function outdated(keys: readonly string[], of: string, now: number): string[] {
  let answers = 0;
  let bytes = 0;
  const kept = new Set<string>();
  keys
    .map(entryOf)
    .filter((entry) => entry.of === of && now - entry.at <= answerLimits.milliseconds)
    .sort((a, b) => b.at - a.at)
    .filter(isNewest)
    .forEach((entry) => {
      answers += 1;
      bytes += entry.bytes;
      if (answers <= answerLimits.answers && bytes <= answerLimits.bytes) kept.add(entry.key);
    });
  return keys.filter((key) => !kept.has(key));
}

/**
 * Keeps answers that a person was given, in place of what they were given before for the same.
 * Nothing is kept of somebody who is not signed in any more.
 */
export const storeAnswers = (
  of: string,
  answers: readonly (readonly [Asked, KeptAnswer])[],
): Promise<void> =>
  database(async (store) => {
    for (const [asked, answer] of answers)
      if (answer.text.length <= answerLimits.bytesEach)
        await store.set(keyOf(of, asked, answer), answer.text);
    const keys = await store.keys();
    const isReplaced = (key: string): boolean => {
      const known = entryOf(key);
      return answers.some(
        ([asked, answer]) =>
          known.of === of && known.asked === asked && key !== keyOf(of, asked, answer),
      );
    };
    const left = keys.filter((key) => !isReplaced(key));
    // Who has signed out meanwhile leaves nothing behind.
    const now = signedInId() ?? '';
    await store.remove([...keys.filter(isReplaced), ...outdated(left, now, Date.now())]);
  }, undefined);

/** What that person was answered the last time, unless it is too old. */
export const readAnswer = (of: string, asked: Asked): Promise<KeptAnswer | null> =>
  database(async (store) => {
    const [newest] = (await store.keys())
      .map(entryOf)
      .filter((entry) => entry.of === of && entry.asked === asked)
      .sort((a, b) => b.at - a.at);
    if (!newest || Date.now() - newest.at > answerLimits.milliseconds) return null;
    const text = await store.get(newest.key);
    return text === undefined ? null : { at: newest.at, text };
  }, null);

/** Forgets what was answered to that: the server says that it is not to be read any more. */
export const forgetAnswer = (of: string, asked: Asked): Promise<void> =>
  database(async (store) => {
    const keys = (await store.keys()).filter((key) => {
      const entry = entryOf(key);
      return entry.of === of && entry.asked === asked;
    });
    await store.remove(keys);
  }, undefined);

/** Forgets all answers: whoever they were for is not signed in any more. */
export const forgetAnswers = (): Promise<void> =>
  database(async (store) => store.remove(await store.keys()), undefined);
