import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkedQuestion } from '@/generated/documents';
import { addQuestions, listedQuestions } from './cache';

const prefix = 'question-';

/** The question that the address names: fetched when it stands on a later page, scrolled to and marked. */
export function useLinkedQuestion(postId: string, ready: boolean): string | null {
  const client = useApolloClient();
  const { hash } = useLocation();
  const place = hash.slice(1);
  const id = place.startsWith(prefix) ? place.slice(prefix.length) : null;
  const [here, setHere] = useState<string | null>(null);

  const fetch = useEffectEvent(async (wanted: string) => {
    const { data } = await client.query({ query: LinkedQuestion, variables: { id: wanted } });
    if (data?.question.postId === postId) addQuestions(client.cache, postId, [data.question]);
  });
  useEffect(() => {
    if (!ready || !id) return;
    let left = false;
    // A link to a question that is gone leads to the others.
    void (listedQuestions(client.cache, postId).has(id) ? Promise.resolve() : fetch(id).catch(() => undefined)).then(() => { if (!left) setHere(id); });
    return () => { left = true; };
  }, [ready, id, postId, client]);

  // The browser looked for it before it was here.
  useEffect(() => {
    if (ready && place && (!id || here === id)) document.getElementById(place)?.scrollIntoView();
  }, [ready, place, id, here]);
  return here;
}
