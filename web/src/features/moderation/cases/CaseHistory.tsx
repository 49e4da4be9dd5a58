import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { decidedLabelOf } from '@schema/rules/moderation/moderation-texts';
import { Card, RelativeTime } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

/** What happened to a case, in its order. */
export function CaseHistory({ found }: { found: Case }) {
  const { decision, decidedAt, decidedByName, decisionReason, appealedAt, appealOutcome } = found;
  const events = [
    { at: found.createdAt, what: texts.opened, words: '' },
    ...(found.hiddenAt
      ? [{ at: found.hiddenAt, what: texts.removedNow.hide, words: texts.hiddenByItself }]
      : []),
    ...(decision && decidedAt
      ? [
          {
            at: decidedAt,
            what: `${decidedLabelOf(found.subjectType, decision)}, by ${texts.by(decidedByName)}`,
            words: decisionReason,
          },
        ]
      : []),
    ...(appealedAt ? [{ at: appealedAt, what: texts.appealTitle, words: found.appeal }] : []),
    ...(appealOutcome
      ? [
          {
            at: found.appealDecidedAt,
            what: `${texts.outcomes[appealOutcome]}, by ${texts.by(found.appealDecidedByName)}`,
            words: found.appealAnswer,
          },
        ]
      : []),
    ...(found.takenBackAt ? [{ at: found.takenBackAt, what: texts.takenBack, words: '' }] : []),
  ];
  return (
    <Card as="section" aria-label={texts.history} className={css.part}>
      <h2>{texts.history}</h2>
      <ol className={css.list}>
        {events.map(({ at, what, words }) => (
          <li key={what} className={css.item}>
            <span>{what}</span>
            {words && <p className={css.quiet}>{words}</p>}
            {at && (
              <span className={css.quiet}>
                <RelativeTime at={at} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
