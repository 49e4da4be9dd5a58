import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** A search follows what is typed once the fingers rest. */
const searchAfterMs = 250;

/** What is typed into a search field, and what is searched for: null while nothing is. */
export function useSearchTerm(): {
  typed: string;
  setTyped: (typed: string) => void;
  search: string | null;
} {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchAfterMs);
  return { typed, setTyped, search: search || null };
}
