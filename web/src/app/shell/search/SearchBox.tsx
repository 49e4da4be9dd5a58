import { IconSearch, IconX } from '@tabler/icons-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import css from './SearchBox.module.css';
import { SearchInput } from './SearchInput.tsx';
import type { OffersHandle, ShownOffers } from './SearchOffers.tsx';
import { onSearchKey } from './search-keys.ts';
import { useFeedSearch } from './useFeedSearch.ts';
import type { RecentSearches } from './useRecentSearches.ts';
import { useSlashShortcut } from './useSlashShortcut.ts';

const SearchOffers = lazy(() => import('./SearchOffers.tsx'));

type Props = {
  recentSearches: RecentSearches;
  autoFocus?: boolean;
  /** Called after a search, and when Escape has nothing else to close. */
  onDone?: () => void;
};

const nothingShown: ShownOffers = { isShown: false, listId: undefined, activeId: undefined };

type Refs = {
  input: RefObject<HTMLInputElement | null>;
  offers: RefObject<OffersHandle | null>;
};

/** What the box holds, and what happens to it. */
function useSearchBox(
  { recentSearches, autoFocus = false, onDone }: Props,
  { input, offers }: Refs,
) {
  const { term, search } = useFeedSearch();
  const [text, setText] = useState(term);
  const [lastTerm, setLastTerm] = useState(term);
  const [isOpen, setOpen] = useState(autoFocus);
  const [isUsed, setUsed] = useState(autoFocus);
  const [shown, setShown] = useState(nothingShown);
  useSlashShortcut(input);
  if (term !== lastTerm) {
    // Back, forward or a link changed the search: the box shows the new term.
    setLastTerm(term);
    setText(term);
  }

  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const submit = (next: string) => {
    if (next) recentSearches.remember(next);
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
    if (offers.current?.take()) return;
    setOpen(false);
    submit(text.trim());
  };
  const onChange = (next: string) => {
    open();
    setText(next);
    if (next === '' && term) submit('');
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    onSearchKey(event, offers.current, {
      isListed: shown.isShown,
      hasText: text !== '',
      close: () => setOpen(false),
      clear,
      onDone,
    });
  };
  return {
    text,
    isOpen,
    isUsed,
    shown,
    setShown,
    open,
    choose,
    clear,
    onSubmit,
    onChange,
    onBlur,
    onKeyDown,
    leave: () => {
      setText(term);
      setOpen(false);
      onDone?.();
    },
  };
}

/**
 * Searches the feed: Enter searches, clearing shows the whole feed again, `/` moves the focus here.
 * What the box offers is loaded when it is first used: recent searches and popular companies before
 * anything is typed, then what may be meant.
 */
export function SearchBox(props: Props) {
  const input = useRef<HTMLInputElement>(null);
  const offers = useRef<OffersHandle>(null);
  const box = useSearchBox(props, { input, offers });
  return (
    <search className={css.search}>
      <form onSubmit={box.onSubmit} onBlur={box.onBlur}>
        <IconSearch size={18} aria-hidden className={css.icon} />
        <SearchInput
          ref={input}
          value={box.text}
          autoFocus={props.autoFocus}
          shown={box.shown}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
          onChange={(event) => box.onChange(event.currentTarget.value)}
        />
        {box.text ? (
          <button type="button" className={css.clear} aria-label="Clear search" onClick={box.clear}>
            <IconX size={16} aria-hidden />
          </button>
        ) : (
          <kbd className={css.key} aria-hidden>
            /
          </kbd>
        )}
        {box.isUsed && (
          <Suspense fallback={null}>
            <SearchOffers
              ref={offers}
              typed={box.text}
              isOpen={box.isOpen}
              recentSearches={props.recentSearches}
              onShown={box.setShown}
              onSearch={box.choose}
              onGone={box.leave}
              onCleared={() => input.current?.focus()}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
