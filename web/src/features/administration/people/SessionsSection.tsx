import { adminTexts } from '@schema/rules/administration/admin-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import type { AdminPersonQuery } from '@/generated/documents';
import { useEndUserSessionsMutation, useMailWayInMutation } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, notify, RelativeTime } from '@/ui';
import css from './people.module.css';
import { useReach } from './reach';

type Person = AdminPersonQuery['adminUser'];
type Session = NonNullable<Person['sessions']>[number];

const texts = administrationTexts.person;

/** When somebody signed in the last time. */
const LastSignIn = ({ at }: { at: string | null | undefined }) => (
  <p>
    {at ? (
      <>
        {texts.lastSignIn} <RelativeTime at={at} />
      </>
    ) : (
      texts.neverSignedIn
    )}
  </p>
);

/** Mails the way to a new password; to who never came, the invitation again. */
function MailWayIn({ person }: { person: Person }) {
  const [mail, { loading }] = useMailWayInMutation();
  const { id, fullName } = person.user;
  const hasCome = person.lastSignedInAt !== null;
  const run = async () => {
    const request = mail({ variables: { id } });
    if (await succeeds(request, adminTexts.actionFailed(`/users/${id}`)))
      notify.success(hasCome ? texts.resetMailed(fullName) : texts.invitedAgain(fullName));
  };
  return (
    <Button size="sm" variant="default" loading={loading} onClick={() => void run()}>
      {hasCome ? texts.mailReset : texts.inviteAgain}
    </Button>
  );
}

/** Where a person is signed in, when they came last, and how they are let in again or out. */
export function SessionsSection({ person }: { person: Person }) {
  const { sessions, lastSignedInAt, user } = person;
  const [asked, setAsked] = useState<'all' | Session | null>(null);
  const [end] = useEndUserSessionsMutation();
  const isOutOfReach = useReach()(user) !== undefined;
  if (!sessions) return null;
  const run = async (which: 'all' | Session) => {
    const sessionId = which === 'all' ? null : which.id;
    const request = end({ variables: { id: user.id, sessionId } });
    if (!(await succeeds(request, adminTexts.actionFailed(`/users/${user.id}`)))) return false;
    notify.success(texts.sessionsEnded(user.fullName));
    return true;
  };
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <LastSignIn at={lastSignedInAt} />
      {sessions.length === 0 && <p className={css.small}>Signed in nowhere.</p>}
      <ul role="list" className={css.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>{session.device}</span>
            <span className={css.small}>
              {session.place} · last used <RelativeTime at={session.lastUsedAt} />
            </span>
            {!isOutOfReach && (
              <span>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.endSession(session.device)}
                  onClick={() => setAsked(session)}
                >
                  {texts.end}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isOutOfReach && (
        <div className={css.buttons}>
          {sessions.length > 1 && (
            <Button size="sm" variant="default" onClick={() => setAsked('all')}>
              {texts.endAll}
            </Button>
          )}
          {!user.isBanned && <MailWayIn person={person} />}
        </div>
      )}
      <ConfirmDialog
        about={asked}
        words={(which) => ({
          title: which === 'all' ? texts.askEndAll(user.fullName) : texts.askEnd(which.device),
          text: texts.endsAtOnce,
          yes: which === 'all' ? texts.endAll : texts.end,
        })}
        onYes={run}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}
