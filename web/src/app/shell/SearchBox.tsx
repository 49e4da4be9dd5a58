import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import css from './SearchBox.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Enter goes to the feed of that term, clearing returns to the whole feed, `/` comes here from anywhere. */
export function SearchBox({ autoFocus = false, onDone }: { autoFocus?: boolean; onDone?: () => void }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const asked = pathname === '/feed' ? (params.get('search') ?? '') : '';
  const [text, setText] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    // Back, forward or a link changed the search: the box says what is shown.
    setLastAsked(asked);
    setText(asked);
  }

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!input.current?.offsetParent) return; // Hidden on this screen width.
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const go = (term: string) => {
    // A tab and its order stay as they were chosen. From elsewhere it is the overview: one term may be a person's and a company's.
    const address = new URLSearchParams(pathname === '/feed' ? params : undefined);
    if (term) address.set('search', term);
    else address.delete('search');
    // The same again is no further step for Back.
    void navigate({ pathname: '/feed', search: address.toString() }, { replace: pathname === '/feed' && term === asked });
    onDone?.();
  };
  const clear = () => {
    setText('');
    if (asked) go('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (text) clear();
    else onDone?.();
  };

  return (
    <search className={css.search}>
      <form onSubmit={(event) => { event.preventDefault(); go(text.trim()); }}>
        <IconSearch size={18} aria-hidden className={css.icon} />
        <input
          ref={input} type="text" inputMode="search" enterKeyHint="search" className={css.input} value={text} autoFocus={autoFocus} maxLength={100}
          placeholder="Search with name or company or network" aria-label="Search with name or company or network" aria-keyshortcuts="/"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '' && asked) go('');
          }}
        />
        {text ? (
          <button type="button" className={css.clear} aria-label="Clear search" onClick={clear}><IconX size={16} aria-hidden /></button>
        ) : (
          <kbd className={css.key} aria-hidden>/</kbd>
        )}
      </form>
    </search>
  );
}
