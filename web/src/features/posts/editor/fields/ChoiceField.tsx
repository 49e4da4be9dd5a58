import { type ReactNode, useId } from 'react';
import classes from './ChoiceField.module.css';

type Props = {
  label: string;
  options: Record<string, string>;
  value?: string;
  onChange: (value: string) => void;
  name: string;
  error?: ReactNode;
  required?: boolean;
  /** The words of a press that takes the choice back, or leaves it open. */
  noneText?: string;
};

/**
 * Two or three choices side by side: seen at once, one press each. Radios underneath, so arrows and
 * screen readers know them.
 */
export function ChoiceField({
  label,
  options,
  value = '',
  onChange,
  name,
  error,
  required = false,
  noneText,
}: Props) {
  const id = useId();
  const choices = Object.entries(noneText ? { ...options, '': noneText } : options);
  return (
    <fieldset
      className={classes.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={classes.options} data-error={error ? true : undefined}>
        {choices.map(([key, text], index) => (
          <label key={key} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              required={required}
              className={classes.input}
              data-path={index === 0 ? name : undefined}
              onChange={() => onChange(key)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
