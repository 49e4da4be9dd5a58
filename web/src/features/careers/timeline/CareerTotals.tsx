import { careerTotalLabels } from '@schema/rules/careers/careers-texts';
import { durationText, monthsText } from '@schema/rules/text/display';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import classes from './CareerTotals.module.css';

type Props = { careerPath: CareerPathFieldsFragment };

/** How long somebody has worked: in half years, and to the month where that differs. */
export function CareerTotals({ careerPath }: Props) {
  const totals = [
    [careerTotalLabels.total, careerPath.totalExperienceDuration],
    [careerTotalLabels.internship, careerPath.totalInternshipDuration],
    [careerTotalLabels.work, careerPath.totalWorkDuration],
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
