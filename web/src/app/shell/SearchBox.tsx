import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePopularCompaniesQuery } from '@/generated/hooks';
import css from './SearchBox.module.css';
import { optionId, SearchOffers } from './SearchOffers.tsx';
import { useRecentSearches } from './useRecentSearches.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Enter goes to the feed of that term, clearing returns to the whole feed, `/` comes here from anywhere. Before anything is typed it offers what one searched for last, and popular companies. */
export function SearchBox({
  autoFocus = false,
  onDone,
}: {
  autoFocus?: boolean;
  onDone?: () => void;
}) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const asked = pathname === '/feed' ? (params.get('search') ?? '') : '';
  const [text, setText] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const id = useId();
  const { recent, remember, remove, clear: clearRecent } = useRecentSearches();
  const [opened, setOpened] = useState(autoFocus);
  const [active, setActive] = useState(-1);
  // A company that was searched for last is offered once.
  const { data } = usePopularCompaniesQuery({ skip: !opened });
  const companies = (data?.popularCompanies ?? []).filter(
    (name) => !recent.some((term) => term.toLowerCase() === name.toLowerCase()),
  );
  const offers = [...recent, ...companies];
  const isOffering = opened && text === '' && offers.length > 0;
  const chosen = isOffering ? offers[active] : undefined;
  const show = (open: boolean) => {
    setOpened(open);
    setActive(-1);
  };
  if (asked !== lastAsked) {
    // Back, forward or a link changed the search: the box says what is shown.
    setLastAsked(asked);
    setText(asked);
  }

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      if (!input.current?.offsetParent) return; // Hidden on this screen width.
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const go = (term: string) => {
    if (term) remember(term);
    // A tab and its order stay as they were chosen. From elsewhere it is the overview: one term may be a person's and a company's.
    const address = new URLSearchParams(pathname === '/feed' ? params : undefined);
    if (term) address.set('search', term);
    else address.delete('search');
    // The same again is no further step for Back.
    void navigate(
      { pathname: '/feed', search: address.toString() },
      { replace: pathname === '/feed' && term === asked },
    );
    onDone?.();
  };
  const clear = () => {
    setText('');
    if (asked) go('');
    input.current?.focus();
  };
  const choose = (term: string) => {
    setText(term);
    show(false);
    go(term);
  };
  /** The option beside it takes its place. */
  const removeOffer = (term: string) => {
    remove(term);
    setActive((at) => Math.min(at, offers.length - 2));
  };
  const step = (by: 1 | -1) => {
    setOpened(true);
    setActive((at) =>
      offers.length === 0
        ? -1
        : (Math.max(at, by === 1 ? -1 : 0) + by + offers.length) % offers.length,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (text === '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Delete' && chosen !== undefined && active < recent.length)
      removeOffer(chosen);
    if (event.key !== 'Escape') return;
    if (isOffering && active >= 0) setActive(-1);
    else if (isOffering && !onDone) show(false);
    else if (text) clear();
    else onDone?.();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) show(false);
  };

  return (
    <search className={css.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(false);
          if (chosen === undefined) go(text.trim());
          else choose(chosen);
        }}
        onBlur={onBlur}
      >
        <IconSearch size={18} aria-hidden className={css.icon} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className={css.input}
          value={text}
          autoFocus={autoFocus}
          maxLength={100}
          placeholder="Search with name or company or network"
          aria-label="Search with name or company or network"
          aria-keyshortcuts="/"
          role="combobox"
          aria-autocomplete="none"
          aria-haspopup="listbox"
          aria-expanded={isOffering}
          aria-controls={isOffering ? id : undefined}
          autoComplete="off"
          aria-activedescendant={chosen === undefined ? undefined : optionId(id, active)}
          aria-describedby={isOffering ? `${id}-help` : undefined}
          onFocus={() => show(true)}
          onClick={() => setOpened(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            show(true);
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '' && asked) go('');
          }}
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
        {isOffering && (
          <SearchOffers
            id={id}
            recent={recent}
            companies={companies}
            active={active}
            onChoose={choose}
            onRemove={removeOffer}
            onClear={() => {
              clearRecent();
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
