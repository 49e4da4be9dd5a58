import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { reportReasonLabels } from '@schema/rules/moderation/moderation-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { Card, RelativeTime } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

/** Who reported it, and why. */
export function CaseReports({ found: { reports, reportsCount } }: { found: Case }) {
  return (
    <Card as="section" aria-label={texts.said} className={css.part}>
      <h2>{reportsCount === 0 ? texts.said : texts.reports(reportsCount)}</h2>
      {reports.length === 0 && <p className={css.quiet}>{texts.noReports}</p>}
      <ul role="list" className={css.list}>
        {reports.map(({ id, reporter, reason, note, createdAt }) => (
          <li key={id} className={css.item}>
            <strong>{reportReasonLabels[reason]}</strong>
            {note && <p>{note}</p>}
            <span className={css.quiet}>
              <Link to={pagePathOf.adminUser(reporter.id)}>{reporter.fullName}</Link> ·{' '}
              <RelativeTime at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
