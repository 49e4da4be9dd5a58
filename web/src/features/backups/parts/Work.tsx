import { backupTexts as texts } from '@schema/rules/backups/backups-texts';
import { fileSize } from '@schema/rules/text/display';
import type { BackupsQuery } from '@/generated/documents';
import { Button, Card, Progress, RelativeTime } from '@/ui';
import css from './Backups.module.css';

type One = BackupsQuery['backupWork'][number];
type Props = {
  last: One | undefined;
  onCancel: () => void;
};

/** In hundredths: of rows and files together, since either may be most of it. */
function percentOf({ rows, allRows, files, allFiles }: NonNullable<One['progress']>): number {
  const all = allRows + allFiles;
  return all === 0 ? 0 : Math.min(100, Math.floor((100 * (rows + files)) / all));
}

function HowFar({ progress }: Pick<One, 'progress'>) {
  if (!progress) return null;
  return (
    <>
      <Progress percent={percentOf(progress)} label={texts.howFar} />
      <p className={css.quiet}>
        {texts.progress(progress)} · {fileSize(progress.bytes)}
      </p>
    </>
  );
}

/** What was asked for last: how far it is, with a way to end it, or how it ended. */
export function Work({ last, onCancel }: Props) {
  const isUnderWay = last?.state === 'waiting' || last?.state === 'running';
  return (
    <>
      {/* How far it is, is not read aloud at each step. */}
      <div role="status" className={css.status}>
        {last && <p>{texts.work[last.kind][last.state]}</p>}
      </div>
      {last && (
        <Card className={css.work} data-state={last.state}>
          {last.archive && <code className={css.name}>{last.archive}</code>}
          {last.said && <q className={css.said}>{last.said}</q>}
          {isUnderWay && <HowFar progress={last.progress} />}
          <p className={css.quiet}>
            <RelativeTime at={last.askedAt} />
          </p>
          {isUnderWay && last.kind === 'making' && (
            <Button
              size="xs"
              variant="default"
              className={css.cancel}
              aria-label={texts.cancelOf}
              onClick={onCancel}
            >
              {texts.cancel}
            </Button>
          )}
        </Card>
      )}
    </>
  );
}
