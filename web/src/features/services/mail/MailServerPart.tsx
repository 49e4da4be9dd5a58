import { mailServerTexts as texts } from '@schema/rules/services/mail-server-texts';
import { errorText } from '@/core/errors';
import { TestLetter } from '@/features/health';
import { useMailServerQuery } from '@/generated/hooks';
import { ErrorState, FieldsSkeleton, LockedField } from '@/ui';
import css from './MailServer.module.css';
import { MailServerForm } from './MailServerForm';

type Props = {
  /** Mail is set up, or a letter was sent. */
  onDone?: () => void;
};

/** How mail leaves: set here, or shown where the environment of the server sets it. */
export function MailServerPart({ onDone = () => undefined }: Props) {
  const { data, error, refetch } = useMailServerQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState
        title={errorText(error, texts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <FieldsSkeleton rows={[1, 2, 1, 2]} hasFoot />
    );
  const { mailServer } = data;
  if (!mailServer.isLocked) return <MailServerForm settings={mailServer} onDone={onDone} />;
  return (
    <div className={css.form}>
      <LockedField
        label={texts.host}
        value={`${mailServer.server.host}:${mailServer.server.port}`}
        description={texts.locked}
      />
      <LockedField
        label={texts.senderAddress}
        value={mailServer.sender}
        description={texts.senderLocked}
      />
      <TestLetter onSent={onDone} />
    </div>
  );
}
