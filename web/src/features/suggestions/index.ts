/** What somebody who types may mean: in the header, in "Go to", in fields of forms. */

export { SuggestedField } from './SuggestedField';
export { suggestionGroups, suggestionPath } from './suggestion-options';
export { useSuggested } from './useSuggested';
export { useSuggestedValues } from './useSuggestedValues';
