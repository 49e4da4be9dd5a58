import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode } from '@/core/errors';
import { forgetLocal, readLocal, writeLocal } from '@/core/kept-locally';
import { readValues, sameValues } from './read-values';
import type { PostValues } from './values';
import type { Choice, Start, Version } from './versions';

/** Words rest so long before they are kept on this device, and in the account; the account is not asked more often than every `gap`. */
const settles = 600;
const accountSettles = 4000;
const gap = 15_000;

/**
 * Where words are kept besides this device. Saving says which version the words go on from, null for none, and is
 * refused where that is not the one that stands there. `isLeaving`: the page may be gone before the answer.
 */
export type Account = {
  load: () => Promise<Version | null>;
  save: (values: PostValues, basedOn: string | null, isLeaving?: boolean) => Promise<string>;
};
export type Saved = { at: number; where: 'account' | 'device' };

type Options = {
  storageKey: string;
  start: Start;
  /** What an untouched form holds. */
  empty: PostValues;
  /** null: on this device only, as while a published post is edited. */
  account: Account | null;
};

/** An untouched form, of whichever template. */
const nothingIn = (values: PostValues, empty: PostValues): boolean =>
  sameValues({ ...values, postType: empty.postType }, empty);

/** Keeps what is typed: on this device at once, in the account some seconds later; never over words that it does not know. */
export function useKeeping({ storageKey, start, empty, account }: Options) {
  const [saved, setSaved] = useState<Saved | null>(() => {
    if (start.keptAt !== null) return { at: start.keptAt, where: 'device' };
    return account && start.base ? { at: Date.parse(start.base), where: 'account' } : null;
  });
  const [choice, setChoice] = useState<Choice | null>(start.choice);
  /** There are words that the account does not have. */
  const [unsaved, setUnsaved] = useState(start.keptAt !== null);
  // What this device alone holds, from the last visit, is new to the account as if it were typed now.
  const [changes, setChanges] = useState(start.keptAt === null || start.choice ? 0 : 1);

  const words = useRef(start.initial);
  const base = useRef(start.base);
  const local = useRef({ waits: false, closed: false });
  const sending = useRef<Promise<unknown> | null>(null);
  const savedAt = useRef(0);

  const keepLocally = useEffectEvent(() => {
    if (!local.current.waits || local.current.closed || choice?.kind === 'other-tab') return;
    const at = Date.now();
    if (!writeLocal(storageKey, { at, base: base.current ?? null, values: words.current })) return;
    local.current.waits = false;
    setSaved((before) =>
      before?.where === 'account' && !unsaved ? before : { at, where: 'device' },
    );
  });

  /** @returns another version when the account has gone on without this form */
  const elsewhere = async (): Promise<Choice | null> => {
    const version = await account?.load();
    if (version === null && base.current)
      return { kind: 'gone', values: empty, at: savedAt.current, base: null };
    if (!version || version.at === base.current || sameValues(version.values, words.current)) {
      base.current = version?.at ?? base.current ?? null;
      return null;
    }
    return {
      kind: 'account-newer',
      values: version.values,
      at: Date.parse(version.at),
      base: version.at,
    };
  };

  /** @returns another version when one came between: then nothing was saved */
  const send = async (isLeaving = false): Promise<Choice | null> => {
    if (!account) return null;
    const current = words.current;
    try {
      base.current = await account.save(current, base.current ?? null, isLeaving);
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT') throw error;
      const other = await elsewhere();
      if (other) return other;
      // The same words stand there: an answer was lost on its way.
      base.current = await account.save(current, base.current ?? null);
    }
    savedAt.current = Date.now();
    if (words.current === current) {
      setUnsaved(false);
      setSaved({ at: savedAt.current, where: 'account' });
    } else setUnsaved(true);
    // What this device holds goes on from the version that was just saved.
    if (!local.current.closed)
      writeLocal(storageKey, {
        at: savedAt.current,
        base: base.current ?? null,
        values: words.current,
      });
    return null;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = (sending.current ?? Promise.resolve()).then(work, work);
    sending.current = turn.catch(() => undefined);
    return turn;
  };

  const sync = useEffectEvent(async () => {
    if (!account || !unsaved || choice || local.current.closed) return;
    await inTurn(async () => {
      const before = await elsewhere();
      if (local.current.closed) return;
      const other = before ?? (await send());
      if (other) setChoice(other);
    }).catch(() => {
      // Kept on this device; tried again after the next word, or when the network is back.
      setSaved((before) => before && { ...before, where: 'device' });
    });
  });

  useEffect(() => {
    if (changes === 0) return;
    const soon = window.setTimeout(() => keepLocally(), settles);
    const later = window.setTimeout(
      () => void sync(),
      Math.max(accountSettles, savedAt.current + gap - Date.now()),
    );
    return () => {
      window.clearTimeout(soon);
      window.clearTimeout(later);
    };
  }, [changes]);

  /** The tab is put away or closed: there may be no later. The server refuses to save over words that this form does not know. */
  const flush = useEffectEvent(() => {
    keepLocally();
    if (!account || !unsaved || choice || local.current.closed || base.current === undefined)
      return;
    void inTurn(() => send(true))
      .then((other) => other && setChoice(other))
      .catch(() => undefined);
  });
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return flush();
    keepLocally();
    if (document.visibilityState === 'visible' && account && !choice && !local.current.closed)
      void inTurn(elsewhere)
        .then((other) => other && setChoice(other))
        .catch(() => undefined);
  });
  const heard = useEffectEvent((event: StorageEvent) => {
    const kept =
      event.key === storageKey && event.newValue !== null && !local.current.closed
        ? readLocal(storageKey)
        : null;
    if (!kept) return;
    const values = readValues(kept.values, words.current);
    setChoice(
      sameValues(values, words.current)
        ? null
        : { kind: 'other-tab', values, at: kept.at, base: kept.base },
    );
  });
  // Leaving does not wait for the hand to rest: another page, a reload, a tab put away.
  useEffect(() => {
    const write = () => keepLocally();
    const leave = () => flush();
    const look = () => lookAgain();
    const online = () => void sync();
    const hear = (event: StorageEvent) => heard(event);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', online);
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', online);
      window.removeEventListener('storage', hear);
      write();
    };
  }, []);

  return {
    saved,
    choice,
    unsaved,
    keep: (values: PostValues) => {
      words.current = values;
      if (account && !base.current && nothingIn(values, empty)) {
        // Another template alone is no draft.
        local.current.waits = false;
        forgetLocal(storageKey);
        setUnsaved(false);
        setSaved(null);
        return;
      }
      local.current.waits = true;
      setUnsaved(true);
      setChanges((count) => count + 1);
    },
    /** The person has chosen: the words in the form now are the ones to keep. `used`: they are those that were offered. */
    settle: (used: boolean) => {
      if (choice) base.current = choice.base;
      setChoice(null);
      // The empty form is nothing to keep.
      local.current.waits = !(used && choice?.kind === 'gone');
      if (!local.current.waits) forgetLocal(storageKey);
      setUnsaved(!used || choice?.kind === 'other-tab');
      setChanges((count) => count + 1);
    },
    /** Saves at once; false when another device has gone on meanwhile: the person chooses first. Who has seen the choice has chosen. */
    saveNow: () =>
      inTurn(async () => {
        if (choice) base.current = choice.base;
        const other = (choice ? null : await elsewhere()) ?? (await send());
        setChoice(other);
        return !other;
      }),
    /** Nothing is under way any more, and nothing begins: what is published must not come back as a draft. */
    stop: async () => {
      local.current.closed = true;
      await sending.current;
    },
    resume: () => {
      local.current.closed = false;
    },
    /** Takes this device's copy away. */
    forget: () => {
      local.current.closed = true;
      forgetLocal(storageKey);
    },
  };
}
