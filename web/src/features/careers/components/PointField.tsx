import type { ReactNode } from 'react';
import { SelectField } from '@/ui';
import { firstCareerYear } from '@schema/rules/careers';
import { thisYear } from '../entries';
import type { CareerForm } from '../useCareerEditor';
import classes from './EntryForm.module.css';

const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_none, month) => ({ value: String(month + 1), label: name.format(Date.UTC(2000, month)) }));
const years = Array.from({ length: thisYear - firstCareerYear + 1 }, (_none, ago) => String(thisYear - ago));

type Props = {
  form: CareerForm;
  path: string;
  label: string;
  needsMonth: boolean;
  /** Stands in the place of the pickers. */
  instead?: ReactNode;
};

/** A month and a year by the device's own pickers: two flicks of a thumb. */
export function PointField({ form, path, label, needsMonth, instead }: Props) {
  const [month, year] = [`${path}.month`, `${path}.year`];
  return (
    <fieldset className={classes.point}>
      <legend className={classes.legend}>{label}</legend>
      {instead || (
        <div className={classes.pair}>
          <SelectField
            aria-label={`${label} month`} placeholder="Month" aria-required={needsMonth} data={months} {...form.getInputProps(month)}
          />
          <SelectField aria-label={`${label} year`} placeholder="Year" aria-required data={years} {...form.getInputProps(year)} />
        </div>
      )}
    </fieldset>
  );
}
