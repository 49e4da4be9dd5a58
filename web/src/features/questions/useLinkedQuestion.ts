import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { queryLinkedQuestion } from '@/generated/calls';
import { addQuestions } from './question-cache';

const prefix = 'question-';

/**
 * The question that the address names: fetched when it stands on a later page, scrolled to once it
 * is drawn, with the focus, and marked.
 */
export function useLinkedQuestion(
  postId: string,
  questions: readonly { id: string }[] | undefined,
): string | null {
  const client = useApolloClient();
  const { hash, key, search } = useLocation();
  const anchor = hash.slice(1);
  const id = anchor.startsWith(prefix) ? anchor.slice(prefix.length) : null;
  const ready = questions !== undefined;
  const listed = ready && questions.some((one) => one.id === id);

  const fetch = useEffectEvent(async (wanted: string) => {
    if (listed) return;
    const { data } = await queryLinkedQuestion(client, { variables: { id: wanted } });
    if (data?.question.postId === postId) addQuestions(client.cache, postId, [data.question]);
  });
  useEffect(() => {
    // A link to a question that is gone leads to the others.
    if (ready && id) void fetch(id).catch(() => undefined);
  }, [ready, id]);

  // The browser looked for it before it was here. Once for each time that one goes there: lists
  // change later on.
  const scrolledFor = useRef<{ key: string; search: string; anchor: string }>(undefined);
  useEffect(() => {
    const last = scrolledFor.current;
    if (!ready || !anchor || (id && !listed) || last?.key === key) return;
    scrolledFor.current = { key, search, anchor };
    // Another order of the questions leads to no other place.
    if (last?.anchor === anchor && last.search !== search) return;
    const item = document.getElementById(anchor);
    item?.scrollIntoView();
    item?.focus({ preventScroll: true });
  }, [ready, anchor, id, listed, key, search]);
  return listed ? id : null;
}
