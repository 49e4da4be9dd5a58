import type { CareerPathFieldsFragment } from '@/generated/documents';
import { monthsText } from '../timeline';
import classes from './CareerTotals.module.css';

type Props = { careerPath: CareerPathFieldsFragment };

export function CareerTotals({ careerPath }: Props) {
  const totals = [
    ['Total Experience', careerPath.totalExperienceDuration],
    ['Internship Experience', careerPath.totalInternshipDuration],
    ['Work Experience', careerPath.totalWorkDuration],
  ] as const;
  return (
    <dl>
      {totals.map(([label, months]) => (
        <div key={label} className={classes.total}>
          <dt>{label}</dt>
          <dd>{monthsText(months)}</dd>
        </div>
      ))}
    </dl>
  );
}
