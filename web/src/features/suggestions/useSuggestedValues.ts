import { useSuggested } from './useSuggested';

const kindsOf = { company: ['company'], role: ['role'] } as const;
const isSuggested = (facet: string): facet is keyof typeof kindsOf => facet in kindsOf;

/**
 * Companies or roles that are suggested while one types in the choices of a chip, as filters take
 * them: by slug, and in small letters. Nothing for other facets.
 */
export function useSuggestedValues(facet: string, typed: string) {
  const kinds = isSuggested(facet) ? kindsOf[facet] : null;
  return useSuggested(kinds ? typed : '', kinds).map(({ kind, text, target }) => ({
    value: kind === 'company' ? target : text.toLowerCase(),
    label: text,
  }));
}
