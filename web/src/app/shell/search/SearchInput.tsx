import type { ComponentPropsWithRef } from 'react';
import css from './SearchBox.module.css';
import { optionId } from './SearchSuggestions.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  /** The id of the list of suggestions. */
  id: string;
  /** Whether the list is shown. */
  expanded: boolean;
  /** The index of the option that the arrow keys chose, if any. */
  active: number | null;
};

const label = 'Search with name or company or network';

/** The field of the search: a combobox over the list of suggestions. */
export function SearchInput({ id, expanded, active, ...props }: Props) {
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
      aria-autocomplete="none"
      aria-haspopup="listbox"
      aria-expanded={expanded}
      aria-controls={expanded ? id : undefined}
      autoComplete="off"
      aria-activedescendant={active === null ? undefined : optionId(id, active)}
      aria-describedby={expanded ? `${id}-help` : undefined}
      {...props}
    />
  );
}
