import { compareTexts } from '@schema/rules/companies/compare-texts';
import { type FormEvent, useState } from 'react';
import { SuggestedField } from '@/features/suggestions';
import { Button } from '@/ui';
import classes from './CompareForm.module.css';

type Props = {
  /** How the companies of the address are called, as far as there are any. */
  names: readonly [string, string];
  onCompare: (names: readonly string[]) => void;
};

/** Two fields for companies, which suggest those that the college knows. */
export function CompareForm({ names, onCompare }: Props) {
  const [typed, setTyped] = useState<readonly [string | null, string | null]>([null, null]);
  const values = names.map((name, index) => typed[index] ?? name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCompare(values);
  };
  return (
    <form role="search" className={classes.form} onSubmit={submit}>
      {compareTexts.fields.map((label, index) => (
        <SuggestedField
          key={label}
          kind="company"
          label={label}
          maxLength={100}
          value={values[index]}
          onChange={({ currentTarget: { value } }) =>
            setTyped(([one, other]) => (index === 0 ? [value, other] : [one, value]))
          }
        />
      ))}
      <Button type="submit" disabled={values.some((value) => value.trim() === '')}>
        {compareTexts.submit}
      </Button>
    </form>
  );
}
