import { shortMonthNames } from '@schema/rules/text/date-text';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/ui';
import type { CareerForm } from '../useEntriesForm';
import classes from './EntryForm.module.css';

const months = shortMonthNames.map((label, month) => ({ value: String(month + 1), label }));
const onlyDigits = (text: string): string => text.replace(/\D/g, '');

type Props = {
  form: CareerForm;
  /** The path of the date in the form. */
  path: string;
  label: string;
  isMonthRequired: boolean;
  /** Shown in place of both fields. */
  replacement?: ReactNode;
};

/**
 * A month from a list, and a year that is typed: four digits are quicker than a list of a hundred.
 */
export function MonthYearField({ form, path, label, isMonthRequired, replacement }: Props) {
  const [month, year] = [`${path}.month`, `${path}.year`];
  return (
    <fieldset className={classes.monthAndYear}>
      <legend className={classes.legend}>{label}</legend>
      {replacement || (
        <div className={classes.inputs}>
          <SelectField
            aria-label={`${label} month`}
            placeholder="Month"
            aria-required={isMonthRequired}
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
            onChange={(event) => form.setFieldValue(year, onlyDigits(event.currentTarget.value))}
            onBlur={(event) => {
              if (event.currentTarget.value) form.validateField(year);
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
