import { type ReactNode, useId } from 'react';
import css from './ChoiceCards.module.css';

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  text?: string;
  icon?: ReactNode;
};

type Props<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  error?: ReactNode;
  /** The field's name in the form: the focus goes here when the field has an error. */
  path?: string;
  disabled?: boolean;
};

/**
 * One of a few choices, each with an explanation. They are native radio buttons, for arrow keys and
 * screen readers.
 */
export function ChoiceCards<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  error,
  path,
  disabled = false,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset
      className={css.group}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices} data-count={choices.length}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={css.choice} data-error={error ? true : undefined}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              data-path={index === 0 ? path : undefined}
            />
            {choice.icon && (
              <span className={css.icon} aria-hidden>
                {choice.icon}
              </span>
            )}
            <span className={css.words}>
              <span className={css.label}>{choice.label}</span>
              {choice.text && <span className={css.text}>{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
