import { type ReactNode, useEffect } from 'react';
import css from './OptionList.module.css';
import { optionId } from './useActiveOption.ts';

/** One thing that may be chosen. */
export type Option = {
  key: string;
  /** Before the text: an icon, a picture. */
  before?: ReactNode;
  text: ReactNode;
  /** More about it, below the text. */
  detail?: ReactNode;
  /** Behind it, for pointers alone. */
  after?: ReactNode;
  onChoose: () => void;
};

/** Options under a heading. */
export type OptionGroup = { key: string; label: string; options: readonly Option[] };

type Props = {
  id: string;
  /** What is chosen from. */
  label: string;
  groups: readonly OptionGroup[];
  /** The index of the active option among all of them; -1 for none. */
  active: number;
  /** Of the list itself: where it scrolls, it is the list that does, which a field leads. */
  className?: string | undefined;
};

/**
 * The list of a combobox: options in groups, of which the arrow keys of the field make one active.
 * Choosing one does not take the focus from the field.
 */
export function OptionList({ id, label, groups, active, className }: Props) {
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const shown = groups.filter(({ options }) => options.length > 0);
  /** Where the options of a group begin among all of them. */
  const firstOf = (at: number): number =>
    shown.slice(0, at).reduce((before, { options }) => before + options.length, 0);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map((group, at) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div className={css.label} id={`${id}-${group.key}`} role="presentation">
            {group.label}
          </div>
          {group.options.map(({ key, before, text, detail, after, onChoose }, place) => {
            const index = firstOf(at) + place;
            return (
              <div
                key={key}
                role="option"
                id={optionId(id, index)}
                aria-selected={active === index}
                className={css.option}
                onClick={onChoose}
              >
                {before}
                <div className={css.words}>
                  <div className={css.text}>{text}</div>
                  {detail && <div className={css.detail}>{detail}</div>}
                </div>
                {after}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** All options of a list, in the order in which the arrow keys meet them. */
export const optionsOf = (groups: readonly OptionGroup[]): Option[] =>
  groups.flatMap(({ options }) => options);
