import { IconBuilding, IconHistory, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui';
import { feedTexts } from '@schema/rules/posts-texts';
import css from './SearchOffers.module.css';

type Props = {
  id: string;
  recent: readonly string[];
  companies: readonly string[];
  /** The place of the option that the arrows chose; -1 for none. */
  active: number;
  onChoose: (term: string) => void;
  onRemove: (term: string) => void;
  onClear: () => void;
};

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** What one may search for before anything is typed: what one searched for last, and companies that many write of. */
export function SearchOffers({
  id,
  recent,
  companies,
  active,
  onChoose,
  onRemove,
  onClear,
}: Props) {
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const groups = [
    { key: 'recent', label: feedTexts.recentSearches, icon: IconHistory, terms: recent, from: 0 },
    {
      key: 'companies',
      label: feedTexts.popularCompanies,
      icon: IconBuilding,
      terms: companies,
      from: recent.length,
    },
  ].filter(({ terms }) => terms.length > 0);
  return (
    // An option is chosen without taking the focus of the box.
    <div className={css.offers} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={feedTexts.searchOffers}>
        {groups.map(({ key, label, icon: Icon, terms, from }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div className={css.label} id={`${id}-${key}`} role="presentation">
              {label}
            </div>
            {terms.map((term, i) => (
              <div
                key={term}
                role="option"
                id={optionId(id, from + i)}
                aria-selected={active === from + i}
                className={css.option}
                onClick={() => onChoose(term)}
              >
                <Icon size={16} aria-hidden />
                <span className={css.term}>{term}</span>
                {key === 'recent' && (
                  // For pointers; on the keyboard Delete does it, as the box says.
                  <span
                    className={css.remove}
                    aria-hidden
                    data-tip={feedTexts.removeSearch}
                    onClick={(event) => {
                      event.stopPropagation();
                      onRemove(term);
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
