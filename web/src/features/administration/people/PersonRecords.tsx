import type { AdminPersonQuery } from '@/generated/documents';
import { Card, Chip, RelativeTime } from '@/ui';
import { auditActionText, auditTexts } from '@schema/rules/audits-texts';
import { documentLabels } from '@schema/rules/identity-texts';
import { momentText } from '@schema/rules/sanctions-texts';
import css from './people.module.css';

type Person = AdminPersonQuery['adminUser'];

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
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** What others reported about a person, and what they reported themselves. */
export const ReportsSection = ({
  casesAbout,
  reportsBy,
  falseReports,
}: Pick<Person, 'casesAbout' | 'reportsBy' | 'falseReports'>) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="reports">
    <h2 id="reports">Reports</h2>
    <dl className={css.facts}>
      <dt>About them or their words</dt>
      <dd>{casesAbout ?? '–'}</dd>
      <dt>Sent by them</dt>
      <dd>{reportsBy ?? '–'}</dd>
      <dt>Of these, where nothing was wrong</dt>
      <dd>{falseReports ?? '–'}</dd>
    </dl>
  </Card>
);

/** Documents that a person handed in. */
export const DocumentsSection = ({ verifications }: Pick<Person, 'verifications'>) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="documents">
    <h2 id="documents">Verification</h2>
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

/** Where a person is signed in. */
export const SessionsSection = ({ sessions }: { sessions: NonNullable<Person['sessions']> }) => (
  <Card as="section" padding="lg" className={css.section} aria-labelledby="sessions">
    <h2 id="sessions">Sessions</h2>
    {sessions.length === 0 && <p className={css.small}>Signed in nowhere.</p>}
    <ul role="list" className={css.list}>
      {sessions.map(({ id, device, place, lastUsedAt }) => (
        <li key={id}>
          <span>{device}</span>
          <span className={css.small}>
            {place} · last used <RelativeTime at={lastUsedAt} />
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

/** What admins did about a person, as the audit log has it. */
export const AuditSection = ({ audit }: { audit: NonNullable<Person['audit']> }) => (
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
  </Card>
);
