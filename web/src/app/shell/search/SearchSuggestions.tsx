import { feedTexts } from '@schema/rules/posts-texts';
import { IconBuilding, IconHistory, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui';
import css from './SearchSuggestions.module.css';
import type { Suggestions } from './useSuggestions.ts';

type Props = {
  id: string;
  suggestions: Pick<Suggestions, 'recent' | 'companies' | 'active' | 'remove'>;
  onChoose: (term: string) => void;
  /** Removes all recent searches. */
  onClear: () => void;
};

/** The id of an option of the list, for the field that controls it. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** The list of suggestions: recent searches, and companies that many people write about. */
export function SearchSuggestions({ id, suggestions, onChoose, onClear }: Props) {
  const { recent, companies, active, remove } = suggestions;
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const groups = [
    { key: 'recent', label: feedTexts.recentSearches, icon: IconHistory, terms: recent, first: 0 },
    {
      key: 'companies',
      label: feedTexts.popularCompanies,
      icon: IconBuilding,
      terms: companies,
      first: recent.length,
    },
  ].filter(({ terms }) => terms.length > 0);
  return (
    // Choosing an option does not take the focus from the field.
    <div className={css.suggestions} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={feedTexts.searchOffers}>
        {groups.map(({ key, label, icon: Icon, terms, first }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div className={css.label} id={`${id}-${key}`} role="presentation">
              {label}
            </div>
            {terms.map((term, i) => (
              <div
                key={term}
                role="option"
                id={optionId(id, first + i)}
                aria-selected={active === first + i}
                className={css.option}
                onClick={() => onChoose(term)}
              >
                <Icon size={16} aria-hidden />
                <span className={css.term}>{term}</span>
                {key === 'recent' && (
                  // For pointers; on the keyboard it is Delete, as the help says.
                  <span
                    className={css.remove}
                    aria-hidden
                    data-tip={feedTexts.removeSearch}
                    onClick={(event) => {
                      event.stopPropagation();
                      remove(term);
                    }}
                  >
                    <IconX size={16} />
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {recent.length > 0 && (
        <button type="button" className={css.clear} onClick={onClear}>
          {feedTexts.clearSearches}
        </button>
      )}
      <VisuallyHidden id={`${id}-help`}>{feedTexts.searchHelp}</VisuallyHidden>
    </div>
  );
}
