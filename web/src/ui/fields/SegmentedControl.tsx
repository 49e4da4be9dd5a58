import { useId } from 'react';
import css from './SegmentedControl.module.css';

type Props<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
};

/** One of a few options, all in sight: radio buttons that look like one bar. */
export function SegmentedControl<V extends string>({ label, value, onChange, options }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.bar}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
