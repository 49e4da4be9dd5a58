import type { ComponentPropsWithRef } from 'react';
import css from './SearchBox.module.css';
import type { ShownOffers } from './SearchOffers.tsx';

type Props = ComponentPropsWithRef<'input'> & {
  /** The list below it. */
  shown: ShownOffers;
};

const label = 'Search with name or company or network';

/** The field of the search: a combobox over the list of what it offers. */
export function SearchInput({ shown: { isShown, listId, activeId }, ...props }: Props) {
  return (
    <input
      type="text"
      inputMode="search"
      enterKeyHint="search"
      className={css.input}
      maxLength={100}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      autoComplete="off"
      aria-activedescendant={isShown ? activeId : undefined}
      aria-describedby={isShown ? `${listId}-help` : undefined}
      {...props}
    />
  );
}
