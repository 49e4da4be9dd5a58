import { IconCheck, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { VerificationsQuery } from '@/generated/documents';
import { Avatar, Button, Card, Chip, IconButton, RelativeTime } from '@/ui';
import { roleLabels, documentLabels } from '@schema/rules/identity-texts';
import { degreeLine } from '@schema/rules/display';
import css from './queue.module.css';
import { VerificationDocument } from './VerificationDocument';

export type Request = VerificationsQuery['verifications']['nodes'][number];

type Props = {
  request: Request;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onNext: (() => void) | undefined;
  onBefore: (() => void) | undefined;
};

/** What the person says of themselves, beside what the document says. */
function Words({ request: { user, documentType, createdAt } }: { request: Request }) {
  if (!user) return <p>The account was deleted.</p>;
  return (
    <>
      <div className={css.who}>
        <Avatar name={user.fullName} src={user.profilePic} size={48} />
        <div>
          <h2>
            <Link to={`/admin/users/${user.id}`}>{user.fullName}</Link>
          </h2>
          <p>{user.email}</p>
        </div>
      </div>
      <dl className={css.facts}>
        <dt>Document</dt>
        <dd>{documentLabels[documentType]}</dd>
        <dt>Handed in</dt>
        <dd>
          <RelativeTime at={createdAt} />
        </dd>
        <dt>Studied</dt>
        <dd>{degreeLine(user)}</dd>
        <dt>Graduation</dt>
        <dd>{user.yearOfGraduation ?? '–'}</dd>
        <dt>College</dt>
        <dd>{user.college}</dd>
        <dt>Role</dt>
        <dd>
          <Chip>{roleLabels[user.role]}</Chip>
        </dd>
      </dl>
    </>
  );
}

/** One request: the document beside the person's words, and what can be decided. */
export function VerificationCard({ request, busy, onApprove, onReject, onNext, onBefore }: Props) {
  const owner = request.user?.fullName ?? 'a deleted account';
  return (
    <Card as="article" padding="lg" aria-label={`Request of ${owner}`} className={css.request}>
      <VerificationDocument key={request.id} request={request} owner={owner} />
      <div className={css.words}>
        <Words request={request} />
        <div className={css.buttons}>
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            disabled={busy}
            onClick={onApprove}
          >
            Approve
          </Button>
          <Button
            color="danger"
            variant="light"
            leftSection={<IconX size={18} aria-hidden />}
            disabled={busy}
            onClick={onReject}
          >
            Reject
          </Button>
          <span className={css.steps}>
            <IconButton label="The request before" disabled={!onBefore} onClick={onBefore}>
              <IconChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label="The next request" disabled={!onNext} onClick={onNext}>
              <IconChevronRight size={20} aria-hidden />
            </IconButton>
          </span>
        </div>
        <p className={css.keys}>
          <kbd>A</kbd> approve · <kbd>R</kbd> reject · <kbd>J</kbd> next · <kbd>K</kbd> before
        </p>
      </div>
    </Card>
  );
}
