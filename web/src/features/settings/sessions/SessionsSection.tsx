import { ownAccountTexts } from '@schema/rules/account/own-account-texts';
import { errorText } from '@/core/errors';
import type { SessionFieldsFragment } from '@/generated/documents';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '@/generated/hooks';
import { Button, Chip, ErrorState, notify, RelativeTime, TextSkeleton } from '@/ui';
import css from '../form/fields.module.css';

function SessionRow({ session }: { session: SessionFieldsFragment }) {
  const { id, device, place, signedInAt, lastUsedAt, isCurrent } = session;
  const [end, { loading }] = useEndSessionMutation({ refetchQueries: ['Sessions'] });
  return (
    <li className={css.row}>
      <div>
        <p className={css.strong}>{device}</p>
        <p className={css.about}>
          {isCurrent ? 'Signed in' : 'Last used'}{' '}
          <RelativeTime at={isCurrent ? signedInAt : lastUsedAt} />, from {place}
        </p>
      </div>
      {isCurrent ? (
        <Chip>This device</Chip>
      ) : (
        <Button
          size="sm"
          variant="default"
          loading={loading}
          aria-label={`Log out: ${device}, ${place}`}
          onClick={() =>
            void end({ variables: { id } }).catch((error: unknown) =>
              notify.error(errorText(error, ownAccountTexts.endFailed)),
            )
          }
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** The devices that are signed in, each with a way to end it. */
export function SessionsSection() {
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endOthers, { loading }] = useEndOtherSessionsMutation({ refetchQueries: ['Sessions'] });
  const sessions = data?.sessions;
  if (!sessions)
    return error ? (
      <ErrorState
        title={errorText(error, ownAccountTexts.sessionsFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={3} />
    );
  const logOutOthers = () =>
    void endOthers().then(
      () => notify.success(ownAccountTexts.othersEnded),
      (reason: unknown) => notify.error(errorText(reason, ownAccountTexts.endFailed)),
    );
  return (
    <>
      <ul role="list" className={css.list} aria-label="Devices that are signed in">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={css.buttons}>
          <Button variant="default" loading={loading} onClick={logOutOthers}>
            Log out other sessions
          </Button>
        </div>
      )}
    </>
  );
}
