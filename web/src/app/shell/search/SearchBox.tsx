import { IconSearch, IconX } from '@tabler/icons-react';
import { type FocusEvent, type FormEvent, useId, useRef, useState } from 'react';
import css from './SearchBox.module.css';
import { SearchInput } from './SearchInput.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { onSearchKey } from './search-keys.ts';
import { useFeedSearch } from './useFeedSearch.ts';
import type { RecentSearches } from './useRecentSearches.ts';
import { useSlashShortcut } from './useSlashShortcut.ts';
import { useSuggestions } from './useSuggestions.ts';

type Props = {
  recentSearches: RecentSearches;
  autoFocus?: boolean;
  /** Called after a search, and when Escape has nothing else to close. */
  onDone?: () => void;
};

/**
 * Searches the feed: Enter searches, clearing shows the whole feed again, `/` moves the focus here.
 * Before anything is typed, the box suggests recent searches and popular companies.
 */
export function SearchBox({ recentSearches, autoFocus = false, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { term, search } = useFeedSearch();
  const [text, setText] = useState(term);
  const [lastTerm, setLastTerm] = useState(term);
  const suggestions = useSuggestions(text === '', autoFocus, recentSearches);
  const { isShown, active, chosen, setOpen } = suggestions;
  useSlashShortcut(input);
  if (term !== lastTerm) {
    // Back, forward or a link changed the search: the box shows the new term.
    setLastTerm(term);
    setText(term);
  }

  const submit = (next: string) => {
    if (next) suggestions.remember(next);
    search(next);
    onDone?.();
  };
  const choose = (next: string) => {
    setText(next);
    setOpen(false);
    submit(next);
  };
  const clear = () => {
    setText('');
    if (term) submit('');
    input.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (chosen === undefined) submit(text.trim());
    else choose(chosen);
  };
  const onChange = (next: string) => {
    setOpen(true);
    setText(next);
    if (next === '' && term) submit('');
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <search className={css.search}>
      <form onSubmit={onSubmit} onBlur={onBlur}>
        <IconSearch size={18} aria-hidden className={css.icon} />
        <SearchInput
          ref={input}
          id={id}
          value={text}
          autoFocus={autoFocus}
          expanded={isShown}
          active={chosen === undefined ? null : active}
          onFocus={() => setOpen(true)}
          onClick={suggestions.open}
          onKeyDown={(event) => onSearchKey(event, text, suggestions, { clear, onDone })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {text ? (
          <button type="button" className={css.clear} aria-label="Clear search" onClick={clear}>
            <IconX size={16} aria-hidden />
          </button>
        ) : (
          <kbd className={css.key} aria-hidden>
            /
          </kbd>
        )}
        {isShown && (
          <SearchSuggestions
            id={id}
            suggestions={suggestions}
            onChoose={choose}
            onClear={() => {
              suggestions.clearRecent();
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
