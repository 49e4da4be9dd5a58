import { type ReactNode, useId } from 'react';
import { TextField } from '@/ui';
import { useTypedFilter } from './useTypedFilter';

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
  const typed = useTypedFilter(value, onChange);
  return (
    <>
      <TextField
        {...field}
        type={type}
        maxLength={100}
        value={typed.value}
        leftSection={icon}
        {...(suggestions.length > 0 && { list })}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') typed.enter();
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
