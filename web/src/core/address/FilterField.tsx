import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { TextField } from '@/ui';

type Props = {
  label: string;
  name?: string;
  type?: 'search' | 'date' | undefined;
  /** What the address says. */
  value: string;
  /** @param isEntered Enter was pressed; otherwise somebody has stopped typing for a moment */
  onChange: (text: string, isEntered: boolean) => void;
  error?: string | undefined;
  /** Stands before the text. */
  icon?: ReactNode;
  /** What may be meant, below the field. */
  suggestions?: readonly string[];
};

const pauseMilliseconds = 350;

/**
 * A filter of the address that is typed: it is taken a moment after the last key, and at once by
 * Enter.
 */
export function FilterField({
  value,
  onChange,
  type = 'search',
  suggestions = [],
  ...props
}: Props) {
  const { icon, ...field } = props;
  const list = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const changeLater = useDebouncedCallback((text: string) => onChange(text.trim(), false), {
    delay: pauseMilliseconds,
  });
  // The address changed by itself: Back, or a filter that was cleared.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <>
      <TextField
        {...field}
        type={type}
        maxLength={100}
        value={typed}
        leftSection={icon}
        {...(suggestions.length > 0 && { list })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          changeLater(currentTarget.value);
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          changeLater.cancel();
          onChange(typed.trim(), true);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
