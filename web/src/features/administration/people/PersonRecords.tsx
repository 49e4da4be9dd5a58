import { verificationTexts, verifiedByLabels } from '@schema/rules/account/verification-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { auditActionText, auditTexts } from '@schema/rules/audits/audits-texts';
import { documentLabels } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { momentText } from '@schema/rules/sanctions/sanctions-texts';
import { Link } from 'react-router-dom';
import type { AdminPersonQuery } from '@/generated/documents';
import { Card, Chip, FactList, RelativeTime } from '@/ui';
import css from './people.module.css';

type Person = AdminPersonQuery['adminUser'];

const texts = administrationTexts.person;
const kinds = { warning: 'Warning', mute: 'Mute', ban: 'Ban' } as const;
const statuses = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' } as const;

/** How long a measure holds, or when it ended. */
function lasting({ kind, until, liftedAt }: Person['sanctions'][number]): string {
  if (kind === 'warning') return liftedAt ? 'taken back' : '';
  if (liftedAt) return `over since ${momentText(new Date(liftedAt))}`;
  return until ? `until ${momentText(new Date(until))}` : 'for good';
}

/** What was done about a person. */
export const SanctionsSection = ({ sanctions }: Pick<Person, 'sanctions'>) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="measures">
    <h2 id="measures">Measures</h2>
    {sanctions.length === 0 && <p className={css.small}>None so far.</p>}
    <ul role="list" className={css.list}>
      {sanctions.map((sanction) => (
        <li key={sanction.id}>
          <span className={css.chips}>
            <Chip tone={sanction.liftedAt ? 'neutral' : sanction.kind === 'ban' ? 'bad' : 'warn'}>
              {kinds[sanction.kind]}
            </Chip>
            {lasting(sanction)}
          </span>
          <p className={css.words}>{sanction.reason}</p>
          <p className={css.small}>
            {sanction.by?.fullName ?? auditTexts.goneAdmin} ·{' '}
            <RelativeTime at={sanction.createdAt} />
            {sanction.liftedBy && ` · ${texts.liftedBy(sanction.liftedBy.fullName)}`}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** A number that leads to the list of what it counts. */
const Counted = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? <Link to={to}>{count}</Link> : <>{count}</>;

/**
 * What others reported about a person, and what they reported themselves; only where the viewer may
 * know.
 */
export function ReportsSection({
  id,
  casesAbout,
  reportsBy,
  falseReports,
}: Pick<Person, 'id' | 'casesAbout' | 'reportsBy' | 'falseReports'>) {
  if (casesAbout === null || reportsBy === null) return null;
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="reports">
      <h2 id="reports">{texts.reports}</h2>
      <FactList
        facts={[
          {
            label: texts.casesAbout,
            value: (
              <Counted count={casesAbout} to={`${pagePaths.reportedCases}?state=all&about=${id}`} />
            ),
          },
          {
            label: texts.reportsBy,
            value: (
              <Counted
                count={reportsBy}
                to={`${pagePaths.reportedCases}?state=all&reporter=${id}`}
              />
            ),
          },
          { label: texts.falseReports, value: falseReports ?? '–' },
        ]}
      />
    </Card>
  );
}

/** Whether somebody is verified, how and since when. */
function Verified({ user }: Pick<Person, 'user'>) {
  const { isVerified, verifiedAt, verifiedBy, verificationEndedAt } = user;
  if (!isVerified && verificationEndedAt)
    return (
      <>
        {verificationTexts.endedSince} <RelativeTime at={verificationEndedAt} />
      </>
    );
  if (!isVerified) return <>{verificationTexts.notVerified}</>;
  return (
    <>
      {verificationTexts.verified}
      {verifiedBy && ` ${verifiedByLabels[verifiedBy]}`}
      {verifiedAt && (
        <>
          {' · '}
          <RelativeTime at={verifiedAt} />
        </>
      )}
    </>
  );
}

/** Whether a person is verified, and the documents that they handed in. */
export const DocumentsSection = ({
  user,
  verifications,
}: Pick<Person, 'user' | 'verifications'>) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="documents">
    <h2 id="documents">Verification</h2>
    <p>
      <Verified user={user} />
    </p>
    {verifications.length === 0 && <p className={css.small}>No document was handed in.</p>}
    <ul role="list" className={css.list}>
      {verifications.map((request) => (
        <li key={request.id}>
          <span className={css.chips}>
            <Chip tone={request.status === 'approved' ? 'good' : 'neutral'}>
              {statuses[request.status]}
            </Chip>
            {request.fileUrl ? (
              <a href={request.fileUrl} target="_blank" rel="noopener noreferrer">
                {documentLabels[request.documentType]}
              </a>
            ) : (
              documentLabels[request.documentType]
            )}
          </span>
          {request.reason && <p className={css.words}>{request.reason}</p>}
          <p className={css.small}>
            {request.decidedBy && `${request.decidedBy.fullName} · `}
            <RelativeTime at={request.decidedAt ?? request.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** What admins did about a person, as the audit log has it. */
export const AuditSection = ({
  id,
  audit,
}: {
  id: string;
  audit: NonNullable<Person['audit']>;
}) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="audit">
    <h2 id="audit">Audit log</h2>
    {audit.length === 0 && <p className={css.small}>Nothing was done yet.</p>}
    <ul role="list" className={css.list}>
      {audit.map(({ id, action, admin, createdAt }) => (
        <li key={id}>
          <span>{auditActionText(action)}</span>
          <span className={css.small}>
            {admin?.fullName ?? auditTexts.goneAdmin} · <RelativeTime at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
    {audit.length > 0 && (
      <Link to={`${pagePaths.adminAudit}?targetId=${id}`}>{texts.wholeLog}</Link>
    )}
  </Card>
);
