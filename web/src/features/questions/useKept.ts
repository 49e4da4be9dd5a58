import { useEffect, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useViewer } from '@/features/identity';

type Kept = { text: string; attempt: { content: string; key: string } | null };
const nothing: Kept = { text: '', attempt: null };

const read = (name: string | null): Kept => {
  try {
    const kept = name
      ? (JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Kept> | null)
      : null;
    return typeof kept?.text === 'string'
      ? { text: kept.text, attempt: kept.attempt ?? null }
      : nothing;
  } catch {
    return nothing;
  }
};

const write = (name: string | null, kept: Kept): void => {
  if (!name) return;
  try {
    if (kept.text.trim()) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or shut off: the words are on the screen alone.
  }
};

/** Where this device keeps what is being written; with the drafts that leave when one signs out. */
export function useKeepName(what: string): string | null {
  const { me } = useViewer();
  return me ? `form:${me.user.id}:${what}` : null;
}

/** Whether words wait under the name. */
export const isKept = (name: string | null): boolean => read(name).text !== '';

/**
 * Words that outlive a reload and a refusal, with the key under which they were sent: the same words are sent under
 * the same key, also after a reload, so that they are never said twice. Without a name nothing is kept.
 */
export function useKept(name: string | null, initial: string) {
  const [kept] = useState(() => read(name));
  const [text, setText] = useState(kept.text || initial);
  const attempt = useRef(kept.attempt);
  const sending = useRef(false);
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
    if (!sending.current) write(name, { text, attempt: attempt.current });
  }, [name, text]);

  /** Before sending: what is sent stays kept until it is accepted. @returns its key */
  const begin = (content: string): string => {
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    sending.current = true;
    write(name, { text: content, attempt: attempt.current });
    return attempt.current.key;
  };
  const end = (accepted: boolean): void => {
    sending.current = false;
    if (!accepted) return;
    attempt.current = null;
    write(name, { text: latest.current, attempt: null });
  };
  return { text, setText, begin, end };
}
