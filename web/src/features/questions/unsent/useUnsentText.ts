import { useEffect, useMemo, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { claimsOf, useToken } from '@/core/auth';
import { type Persisted, personalKey, personalStore } from '@/core/drafts/persisted';
import { fieldsOf } from '@/core/is-record';

type Unsent = {
  text: string;
  /** The words that were sent, and the key under which: null before the first attempt. */
  attempt: { content: string; key: string } | null;
};
/** `key` tells boxes apart: a form is begun anew with another. */
export type UnsentStore = Persisted<Unsent> & { key: string };

/**
 * By hand, for pages that only read bring no validation library along.
 * @returns undefined for what is not ours
 */
function parseUnsent(stored: unknown): Unsent | undefined {
  const { text, attempt } = fieldsOf(stored);
  if (typeof text !== 'string') return undefined;
  const { content, key } = fieldsOf(attempt);
  const isAttempt = typeof content === 'string' && typeof key === 'string';
  return { text, attempt: isAttempt ? { content, key } : null };
}

/**
 * Where this device stores what the viewer writes and has not sent; null for visitors. `name` tells
 * boxes apart.
 */
export function useUnsentStore(name: string): UnsentStore | null {
  // Not of the account, which comes later over a slow line: the box would begin anew with it.
  const { sub: userId } = claimsOf(useToken());
  return useMemo(() => {
    if (!userId) return null;
    const own = { kind: 'form', of: userId, name };
    return { ...personalStore(own, { parse: parseUnsent }), key: personalKey(own) };
  }, [userId, name]);
}

/** Whether unsent words are stored. */
export const hasUnsentText = (store: UnsentStore | null): boolean => Boolean(store?.read()?.text);

function write(store: UnsentStore | null, value: Unsent): void {
  if (value.text.trim()) store?.write(value);
  else store?.remove();
}

/**
 * Words that outlive a reload and a refusal, with the key under which they were sent: the same
 * words are sent under the same key, also after a reload, so that they are posted once. Without a
 * store nothing is stored.
 */
export function useUnsentText(store: UnsentStore | null, initial: string) {
  const [stored] = useState(() => store?.read() ?? null);
  const [text, setText] = useState(stored?.text || initial);
  const attempt = useRef(stored?.attempt ?? null);
  const isSending = useRef(false);
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
    if (!isSending.current) write(store, { text, attempt: attempt.current });
  }, [store, text]);

  return {
    text,
    setText,
    /** Before sending: what is sent stays stored until it is accepted. @returns its key */
    beginSending: (content: string): string => {
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      isSending.current = true;
      write(store, { text: content, attempt: attempt.current });
      return attempt.current.key;
    },
    endSending: (isAccepted: boolean): void => {
      isSending.current = false;
      if (!isAccepted) return;
      attempt.current = null;
      write(store, { text: latest.current, attempt: null });
    },
  };
}
