import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/ui';
import type { CareerForm } from '../useCareerEditor';
import classes from './EntryForm.module.css';

const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_none, month) => ({
  value: String(month + 1),
  label: name.format(Date.UTC(2000, month)),
}));
const digits = (text: string): string => text.replace(/\D/g, '');

type Props = {
  form: CareerForm;
  path: string;
  label: string;
  needsMonth: boolean;
  /** Stands in the place of both. */
  instead?: ReactNode;
};

/** A month by the device's own picker, and a year typed: four digits are quicker than a list of a hundred. */
export function PointField({ form, path, label, needsMonth, instead }: Props) {
  const [month, year] = [`${path}.month`, `${path}.year`];
  return (
    <fieldset className={classes.point}>
      <legend className={classes.legend}>{label}</legend>
      {instead || (
        <div className={classes.pair}>
          <SelectField
            aria-label={`${label} month`}
            placeholder="Month"
            aria-required={needsMonth}
            data={months}
            {...form.getInputProps(month)}
          />
          <TextField
            aria-label={`${label} year`}
            placeholder="Year"
            aria-required
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            {...form.getInputProps(year)}
            onChange={(event) => form.setFieldValue(year, digits(event.currentTarget.value))}
            onBlur={(event) => {
              if (event.currentTarget.value) form.validateField(year);
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
