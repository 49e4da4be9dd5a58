import { backupTexts as texts } from '@schema/rules/backups/backups-texts';
import { useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import { AdminPage } from '@/features/admin';
import {
  useBackUpNowMutation,
  useBackupsQuery,
  useCancelBackupMutation,
  useDeleteBackupMutation,
  useDownloadBackupMutation,
  useTryBackupMutation,
} from '@/generated/hooks';
import { Button, Card, ConfirmDialog, EmptyState, ErrorState, ListSkeleton, notify } from '@/ui';
import { BringBackup } from '../over/BringBackup';
import { useRestoreOver } from '../over/useRestoreOver';
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

/** What is done with one that is kept: it is fetched as a file, or deleted once more asked. */
function useKept(again: () => void) {
  const [download] = useDownloadBackupMutation();
  const [remove] = useDeleteBackupMutation();
  const [asked, setAsked] = useState<string | null>(null);
  return {
    ask: setAsked,
    async download(name: string) {
      try {
        const { data } = await download({ variables: { name } });
        // The answer is a file: the page stays.
        if (data) window.location.assign(data.downloadBackup);
      } catch (problem) {
        notify.error(errorText(problem, texts.downloadFailed));
      }
    },
    dialog: (
      <ConfirmDialog
        about={asked}
        words={(name) => ({
          title: texts.deleteAsk.title,
          text: texts.deleteAsk.text(name),
          yes: texts.delete,
        })}
        onYes={async (name) => {
          try {
            await remove({ variables: { name } });
            notify.success(texts.deleted);
            return true;
          } catch (problem) {
            notify.error(errorText(problem, texts.deleteFailed));
            return false;
          } finally {
            again();
          }
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

/** `/admin/backups`: those that there are, one made now, one tried out, and how one is restored. */
export default function BackupsPage() {
  const { data, error, refetch, startPolling } = useBackupsQuery({
    fetchPolicy: 'network-only',
    pollInterval: lookMilliseconds.still,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const [make] = useBackUpNowMutation();
  const [tryOut] = useTryBackupMutation();
  const [cancel] = useCancelBackupMutation();
  const [last] = data?.backupWork ?? [];
  const isBusy = last?.state === 'waiting' || last?.state === 'running';
  useEffect(() => {
    startPolling(isBusy ? lookMilliseconds.busy : lookMilliseconds.still);
  }, [isBusy, startPolling]);
  const again = () => void refetch().catch(() => undefined);
  const kept = useKept(again);
  const over = useRestoreOver();
  const { choose } = over;
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
          {over.note}
          <Work last={last} onCancel={() => void ask(() => cancel())} />
          {data.backups.length === 0 ? (
            <EmptyState {...texts.empty} />
          ) : (
            <ul role="list" className={css.list}>
              {data.backups.map((backup) => (
                <li key={backup.name}>
                  <BackupRow
                    backup={backup}
                    isBusy={isBusy}
                    onDownload={() => void kept.download(backup.name)}
                    onDelete={() => kept.ask(backup.name)}
                    onRestore={choose && (() => choose(backup))}
                    onTry={() => void ask(() => tryOut({ variables: { name: backup.name } }))}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className={css.quiet}>{texts.tryAbout}</p>
          <p className={css.quiet}>{texts.downloadAbout}</p>
          {over.why}
          {choose && <BringBackup onBrought={choose} />}
          {kept.dialog}
          {over.dialog}
          <Restore />
        </>
      )}
    </AdminPage>
  );
}
