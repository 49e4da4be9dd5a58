import { companyTexts } from '@schema/rules/companies/companies-texts';
import type { CompanyFactsFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import classes from './RoundsSection.module.css';

/** The rounds as they usually run: what kind, how many met it, how long it takes. */
export function RoundsSection({ facts }: { facts: CompanyFactsFieldsFragment }) {
  const { rounds, withRounds, withAssessment, assessmentMinutes, usualRounds } = facts;
  if (rounds.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="rounds" className={classes.part}>
      <div>
        <h2 id="rounds" tabIndex={-1}>
          {companyTexts.rounds}
        </h2>
        <p className={classes.lead}>
          {companyTexts.roundsLead(usualRounds)}{' '}
          {withAssessment > 0 &&
            companyTexts.test(
              withAssessment,
              facts.years.reduce((sum, { experiences }) => sum + experiences, 0),
              assessmentMinutes,
            )}
        </p>
      </div>
      <ol role="list" className={classes.rounds}>
        {rounds.map(({ kind, experiences, names, minutes }) => (
          <li key={kind} className={classes.round}>
            <span className={classes.dot} aria-hidden />
            <div className={classes.words}>
              <p className={classes.kind}>
                {companyTexts.kinds[kind]}
                {minutes !== null && (
                  <span className={classes.minutes}> {companyTexts.minutes(minutes)}</span>
                )}
              </p>
              <p className={classes.met}>{companyTexts.metBy(experiences, withRounds)}</p>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${(100 * experiences) / withRounds}%` }} />
              </span>
              <p className={classes.names}>{companyTexts.calledToo(names)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
