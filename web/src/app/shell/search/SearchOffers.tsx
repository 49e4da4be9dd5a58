import { feedTexts } from '@schema/rules/posts/posts-texts';
import { suggestionTexts } from '@schema/rules/suggestions/suggestions-texts';
import { IconBuilding, IconHistory, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { suggestionGroups, suggestionPath, useSuggested } from '@/features/suggestions';
import { usePopularCompaniesQuery } from '@/generated/hooks';
import { type OptionGroup, OptionList, optionsOf, useActiveOption, VisuallyHidden } from '@/ui';
import css from './SearchOffers.module.css';
import type { RecentSearches } from './useRecentSearches.ts';
import { withoutRecent } from './without-recent.ts';

/** What the field says of the list below it. */
export type ShownOffers = {
  isShown: boolean;
  listId: string | undefined;
  activeId: string | undefined;
};

/** What keys of the field do to the list. */
export type OffersHandle = {
  /** Moves by an arrow key. @returns whether it was one */
  onArrow: (event: KeyboardEvent) => boolean;
  /** Takes what the arrow keys chose. @returns whether they chose anything */
  take: () => boolean;
  /** The same for taking the choice back. */
  unchoose: () => boolean;
  /** Removes the recent search that is chosen. @returns whether one was */
  forget: () => boolean;
};

type Props = {
  ref: Ref<OffersHandle>;
  typed: string;
  isOpen: boolean;
  recentSearches: RecentSearches;
  onShown: (shown: ShownOffers) => void;
  /** A term was chosen, to be searched for. */
  onSearch: (term: string) => void;
  /** A page was opened. */
  onGone: () => void;
  /** All recent searches were removed. */
  onCleared: () => void;
};

/** Before anything is typed: recent searches, then popular companies. */
function useTerms({ isOpen, typed, recentSearches, onSearch }: Props): OptionGroup[] {
  const isEmpty = typed.trim() === '';
  const { data } = usePopularCompaniesQuery({ skip: !isOpen || !isEmpty });
  const { recent, remove } = recentSearches;
  if (!isEmpty) return [];
  return [
    {
      key: 'recent',
      label: feedTexts.recentSearches,
      options: recent.map((term) => ({
        key: term,
        before: <IconHistory size={16} aria-hidden />,
        text: term,
        after: (
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
        ),
        onChoose: () => onSearch(term),
      })),
    },
    {
      key: 'companies',
      label: feedTexts.popularCompanies,
      options: withoutRecent(data?.popularCompanies ?? [], recent).map((term) => ({
        key: term,
        before: <IconBuilding size={16} aria-hidden />,
        text: term,
        onChoose: () => onSearch(term),
      })),
    },
  ];
}

/** What the search offers, and what keys do to it. */
function useOffers(props: Props) {
  const { ref, typed, isOpen, recentSearches, onGone } = props;
  const navigate = useNavigate();
  const terms = useTerms(props);
  const suggestions = useSuggested(isOpen ? typed : '');
  const groups = [
    ...terms,
    ...suggestionGroups(suggestions, (suggestion) => {
      onGone();
      void navigate(suggestionPath(suggestion));
    }),
  ];
  const options = optionsOf(groups);
  const list = useActiveOption(options.length);
  // Other words mean other things.
  const [lastTyped, setLastTyped] = useState(typed);
  if (typed !== lastTyped) {
    setLastTyped(typed);
    list.reset();
  }
  const isShown = isOpen && options.length > 0;
  const chosen = isShown ? options[list.active] : undefined;
  const isRecent = chosen !== undefined && terms[0]?.options.includes(chosen) === true;
  useImperativeHandle(ref, () => ({
    onArrow: (event) => isShown && list.onArrow(event),
    take: () => {
      chosen?.onChoose();
      return chosen !== undefined;
    },
    unchoose: () => {
      list.reset();
      return chosen !== undefined;
    },
    forget: () => {
      if (!isRecent) return false;
      recentSearches.remove(chosen.key);
      list.setActive(Math.min(list.active, options.length - 2));
      return true;
    },
  }));
  return { groups, count: options.length, list, isShown };
}

/**
 * What the search offers: before anything is typed recent searches, and companies that many people
 * write about; then what may be meant.
 */
export default function SearchOffers(props: Props) {
  const { recentSearches, onShown, onCleared, typed } = props;
  const { groups, count, list, isShown } = useOffers(props);
  const { id, activeId } = list;
  useEffect(() => {
    onShown({ isShown, listId: id, activeId });
  }, [onShown, isShown, id, activeId]);
  const isTyped = typed.trim() !== '';
  return (
    <>
      <VisuallyHidden role="status">
        {isShown && isTyped ? suggestionTexts.count(count) : ''}
      </VisuallyHidden>
      {isShown && (
        <div className={css.offers}>
          <OptionList
            id={id}
            label={isTyped ? suggestionTexts.label : feedTexts.searchOffers}
            groups={groups}
            active={list.active}
            className={css.list}
          />
          {!isTyped && recentSearches.recent.length > 0 && (
            <button
              type="button"
              className={css.clear}
              onClick={() => {
                recentSearches.clear();
                onCleared();
              }}
            >
              {feedTexts.clearSearches}
            </button>
          )}
          <VisuallyHidden id={`${id}-help`}>
            {isTyped ? suggestionTexts.help : feedTexts.searchHelp}
          </VisuallyHidden>
        </div>
      )}
    </>
  );
}
