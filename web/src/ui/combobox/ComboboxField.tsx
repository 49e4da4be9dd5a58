import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import css from './ComboboxField.module.css';
import { OptionList } from './OptionList.tsx';
import { useActiveOption } from './useActiveOption.ts';

type Props = Omit<TextFieldProps, 'value'> & {
  value?: string;
  /** What may be meant by what is typed, the best first. */
  suggestions: readonly { text: string; detail?: string }[];
  /** What stands above them. */
  suggestionsLabel: string;
  /** How many there are, and what keys do: for those who do not see the list. */
  words: { count: string; help: string };
};

/** Changes a field as typing does: whoever listens to it hears it in the same way. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A line of text with what may be meant below it, while somebody types: arrow keys choose, Enter
 * takes, Escape closes. What nobody suggested is as good.
 */
export function ComboboxField({
  suggestions,
  suggestionsLabel,
  words,
  className,
  ...props
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = (props.value ?? '').trim().toLowerCase();
  const options = suggestions
    // What stands in the field already is no suggestion.
    .filter(({ text }) => suggestions.length > 1 || text.toLowerCase() !== typed)
    .map(({ text, detail }) => ({
      key: text,
      text,
      detail,
      onChoose: () => {
        if (input.current) typeInto(input.current, text);
        setOpen(false);
      },
    }));
  const list = useActiveOption(options.length);
  const isShown = isOpen && options.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = options[list.active];
    if (isShown && event.key === 'Enter' && option && !event.nativeEvent.isComposing) {
      event.preventDefault();
      option.onChoose();
    } else if (isShown && event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    } else if (!isShown || !list.onArrow(event)) props.onKeyDown?.(event);
  };
  return (
    <div className={cx(css.field, className)}>
      <TextField
        {...props}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? list.id : undefined}
        aria-activedescendant={isShown ? list.activeId : undefined}
        onChange={(event) => {
          setOpen(true);
          list.reset();
          props.onChange?.(event);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setOpen(false);
          props.onBlur?.(event);
        }}
      />
      {isShown && (
        <OptionList
          id={list.id}
          label={suggestionsLabel}
          groups={[{ key: 'all', label: suggestionsLabel, options }]}
          active={list.active}
          className={css.list}
        />
      )}
      <VisuallyHidden role="status">
        {isShown ? `${words.count}. ${words.help}` : ''}
      </VisuallyHidden>
    </div>
  );
}
