import type { CareerPathFieldsFragment } from '@/generated/documents';
import { durationText, monthsText } from '@schema/rules/display';
import classes from './CareerTotals.module.css';

type Props = { careerPath: CareerPathFieldsFragment };

/** How long somebody has worked: in half years, and to the month where that differs. */
export function CareerTotals({ careerPath }: Props) {
  const totals = [
    ['Total PostSubject', careerPath.totalExperienceDuration],
    ['Internship PostSubject', careerPath.totalInternshipDuration],
    ['Work Experience', careerPath.totalWorkDuration],
  ] as const;
  return (
    <div className={classes.box}>
      <dl className={classes.totals}>
        {totals.map(([label, months]) => (
          <div key={label} className={classes.total}>
            <dt>{label}</dt>
            <dd>
              {durationText(months)}
              {durationText(months) !== monthsText(months) && (
                <span className={classes.months}>{monthsText(months)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
