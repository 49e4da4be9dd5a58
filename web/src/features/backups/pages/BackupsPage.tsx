import { backupTexts as texts } from '@schema/rules/backups-texts';
import { useEffect } from 'react';
import { errorText } from '@/core/errors';
import { AdminPage } from '@/features/admin';
import { useBackUpNowMutation, useBackupsQuery, useTryBackupMutation } from '@/generated/hooks';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, notify } from '@/ui';
import { BackupRow } from '../parts/BackupRow';
import css from '../parts/Backups.module.css';
import { Work } from '../parts/Work';

/** How often the list is read anew, while something is under way and while nothing is. */
const lookMilliseconds = { busy: 2000, still: 30_000 } as const;

const Restore = () => (
  <Card as="section" padding="lg" className={css.restore} aria-label={texts.restore.title}>
    <h2>{texts.restore.title}</h2>
    <p>{texts.restore.text}</p>
    <code className={css.command}>npm run restore -- newest</code>
    <p>{texts.restore.after}</p>
  </Card>
);

/** `/admin/backups`: those that there are, one made now, one tried out, and how one is restored. */
export default function BackupsPage() {
  const { data, error, refetch, startPolling } = useBackupsQuery({
    fetchPolicy: 'network-only',
    pollInterval: lookMilliseconds.still,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const [make] = useBackUpNowMutation();
  const [tryOut] = useTryBackupMutation();
  const [last] = data?.backupWork ?? [];
  const isBusy = last?.state === 'waiting' || last?.state === 'running';
  useEffect(() => {
    startPolling(isBusy ? lookMilliseconds.busy : lookMilliseconds.still);
  }, [isBusy, startPolling]);
  const again = () => void refetch().catch(() => undefined);
  const ask = async (begin: () => Promise<unknown>) => {
    try {
      await begin();
    } catch (problem) {
      notify.error(errorText(problem, texts.askFailed));
    }
    again();
  };
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      width="reading"
      actions={
        <Button disabled={!data || isBusy} onClick={() => void ask(() => make())}>
          {texts.make}
        </Button>
      }
    >
      {!data ? (
        error ? (
          <ErrorState title={errorText(error, texts.loadFailed)} onRetry={again} />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <>
          <Work last={last} />
          {data.backups.length === 0 ? (
            <EmptyState {...texts.empty} />
          ) : (
            <ul role="list" className={css.list}>
              {data.backups.map((backup) => (
                <li key={backup.name}>
                  <BackupRow
                    backup={backup}
                    isBusy={isBusy}
                    onTry={() => void ask(() => tryOut({ variables: { name: backup.name } }))}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className={css.quiet}>{texts.tryAbout}</p>
          <Restore />
        </>
      )}
    </AdminPage>
  );
}
