import { useDebouncedValue } from '@mantine/hooks';
import { leastTyped, type SuggestionKind } from '@schema/rules/suggestions/suggestions-texts';
import { useState } from 'react';
import type { SuggestionsQuery } from '@/generated/documents';
import { useSuggestionsQuery } from '@/generated/hooks';

export type Suggestion = SuggestionsQuery['suggestions'][number];

const pauseMilliseconds = 150;
const none: readonly Suggestion[] = [];

/**
 * What may be meant by what is typed, asked for at each pause. What was asked for last counts,
 * whichever answer comes last; until it is there, what was suggested for a part of the word stays.
 * Where nothing can be suggested there is nothing: typing goes on without.
 * @param typed '' for nothing to suggest
 * @param kinds null for all of them
 */
export function useSuggested(
  typed: string,
  kinds: readonly SuggestionKind[] | null = null,
): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  const [search] = useDebouncedValue(wanted, pauseMilliseconds);
  const { data } = useSuggestionsQuery({
    variables: { search, kinds: kinds && [...kinds] },
    skip: wanted.length < leastTyped || search.length < leastTyped,
    // Who is blocked meanwhile is not remembered.
    fetchPolicy: 'no-cache',
  });
  const [answer, setAnswer] = useState({ search: '', suggestions: none });
  if (data && data.suggestions !== answer.suggestions)
    setAnswer({ search, suggestions: data.suggestions });
  const isOfWord =
    answer.search !== '' && (wanted.startsWith(answer.search) || answer.search.startsWith(wanted));
  return isOfWord && wanted.length >= leastTyped ? answer.suggestions : none;
}
