import { backupTexts as texts } from '@schema/rules/backups-texts';
import type { BackupsQuery } from '@/generated/documents';
import { Card, RelativeTime } from '@/ui';
import css from './Backups.module.css';

/** What was asked for last: that it is under way, or how it ended. */
export function Work({ last }: { last: BackupsQuery['backupWork'][number] | undefined }) {
  return (
    <div role="status" className={css.status}>
      {last && (
        <Card className={css.work} data-state={last.state}>
          <p>{texts.work[last.kind][last.state]}</p>
          {last.archive && <code className={css.name}>{last.archive}</code>}
          {last.said && <q className={css.said}>{last.said}</q>}
          <p className={css.quiet}>
            <RelativeTime at={last.askedAt} />
          </p>
        </Card>
      )}
    </div>
  );
}
