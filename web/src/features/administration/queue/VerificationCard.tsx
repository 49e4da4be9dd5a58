import { documentLabels, roleLabels } from '@schema/rules/identity/identity-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { degreeLine } from '@schema/rules/text/display';
import { IconCheck, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { VerificationsQuery } from '@/generated/documents';
import {
  Avatar,
  Button,
  breakpoints,
  Card,
  Chip,
  FactList,
  IconButton,
  RelativeTime,
  stickyFootRef,
  useMediaQuery,
} from '@/ui';
import { onLetters } from './on-letters';
import css from './queue.module.css';
import { VerificationDocument } from './VerificationDocument';

export type VerificationRequest = VerificationsQuery['verifications']['nodes'][number];

type Props = {
  request: VerificationRequest;
  /** What became of it, where it waits no longer: nothing can be decided then. */
  outcome: string | undefined;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onMoveOn: () => void;
  /** Reads the requests anew, with fresh addresses of their documents. */
  onReload: () => void;
};

/** What the person says of themselves, beside what the document says. */
function Words({ request: { user, documentType, createdAt } }: { request: VerificationRequest }) {
  if (!user) return <p>The account was deleted.</p>;
  return (
    <>
      <div className={css.who}>
        <Avatar name={user.fullName} src={user.profilePic} size={48} />
        <div>
          <h2>
            <Link to={pagePathOf.adminUser(user.id)}>{user.fullName}</Link>
          </h2>
          <p>{user.email}</p>
        </div>
      </div>
      <FactList
        facts={[
          { label: 'Document', value: documentLabels[documentType] },
          { label: 'Handed in', value: <RelativeTime at={createdAt} /> },
          { label: 'Studied', value: degreeLine(user) },
          { label: 'Graduation', value: user.yearOfGraduation ?? '–' },
          { label: 'College', value: user.college },
          { label: 'Role', value: <Chip>{roleLabels[user.role]}</Chip> },
        ]}
      />
    </>
  );
}

/**
 * The card takes the focus when the admin moves on, so that it is read out and its letters work;
 * when the page opens, where nothing else has been chosen to have it.
 */
function useFocusOnNext(id: string) {
  const card = useRef<HTMLElement>(null);
  const first = useRef(id);
  useEffect(() => {
    const isChosen = document.activeElement?.matches('input, textarea, select, button, a') ?? false;
    if (first.current !== id || !isChosen) card.current?.focus({ preventScroll: true });
    first.current = '';
  }, [id]);
  return card;
}

/** What can be decided, and the way to the other requests. */
function Decision({ busy, onApprove, onReject, onNext, onPrevious }: Omit<Props, 'request'>) {
  // There they stick to the foot: toasts, with their Undo, stand above them. Elsewhere toasts that
  // made room for them would cover them.
  const isAtFoot = useMediaQuery(breakpoints.withBottomBar);
  return (
    <>
      <div ref={isAtFoot ? stickyFootRef : null} className={css.buttons}>
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
          <IconButton label="The previous request" disabled={!onPrevious} onClick={onPrevious}>
            <IconChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label="The next request" disabled={!onNext} onClick={onNext}>
            <IconChevronRight size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
    </>
  );
}

/** One request: the document beside the person's words, and what can be decided. */
export function VerificationCard({ request, ...can }: Props) {
  const { outcome, busy } = can;
  const owner = request.user?.fullName ?? 'a deleted account';
  const card = useFocusOnNext(request.id);
  const isDecidable = outcome === undefined && !busy;
  return (
    <Card
      as="article"
      padding="lg"
      ref={card}
      tabIndex={-1}
      aria-label={`Request of ${owner}`}
      className={css.request}
      onKeyDown={onLetters({
        a: isDecidable ? can.onApprove : undefined,
        r: isDecidable ? can.onReject : undefined,
        j: can.onNext,
        k: can.onPrevious,
      })}
    >
      <VerificationDocument
        key={request.id}
        request={request}
        owner={owner}
        onReload={can.onReload}
      />
      <div className={css.words}>
        {/* Above the words: at the foot toasts would cover it. */}
        <p className={css.keys}>
          While the focus is in this card: <kbd>A</kbd> approve · <kbd>R</kbd> reject · <kbd>J</kbd>{' '}
          next · <kbd>K</kbd> previous
        </p>
        <Words request={request} />
        <p role="status">{outcome}</p>
        {outcome === undefined ? (
          <Decision {...can} />
        ) : (
          <div className={css.buttons}>
            <Button onClick={can.onMoveOn}>Go on</Button>
          </div>
        )}
      </div>
    </Card>
  );
}
