import { type SuggestionKind, suggestionTexts } from '@schema/rules/suggestions/suggestions-texts';
import { type ComponentProps, useState } from 'react';
import { ComboboxField, type TextField } from '@/ui';
import { suggestionDetail } from './suggestion-options';
import { useSuggested } from './useSuggested';

type Props = Omit<ComponentProps<typeof TextField>, 'value'> & {
  /** What is typed here. */
  kind: Extract<SuggestionKind, 'company' | 'role'>;
  value?: string;
};

const kindsOf = { company: ['company'], role: ['role'] } as const;

/** A field for a company or a role, which suggests those that the college knows while one types. */
export function SuggestedField({ kind, ...props }: Props) {
  // What is there already was chosen before.
  const [isTyped, setTyped] = useState(false);
  const suggestions = useSuggested(isTyped ? (props.value ?? '') : '', kindsOf[kind]);
  return (
    <ComboboxField
      {...props}
      suggestions={suggestions.map((one) => ({ text: one.text, detail: suggestionDetail(one) }))}
      suggestionsLabel={suggestionTexts.kinds[kind]}
      words={{ count: suggestionTexts.count(suggestions.length), help: suggestionTexts.help }}
      onChange={(event) => {
        setTyped(true);
        props.onChange?.(event);
      }}
    />
  );
}
