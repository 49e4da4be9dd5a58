import { backupTexts } from '@schema/rules/backups/backups-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useState } from 'react';
import { forgetRestored } from '@/core/restored';
import { useRestoreOverQuery } from '@/generated/hooks';
import { Card, LinkButton, RelativeTime } from '@/ui';
import css from '../restore.module.css';
import { type Chosen, RestoreDialog } from './RestoreDialog';

const texts = backupTexts.over;
/** How often it is asked how far the reading is. */
const lookMilliseconds = 1000;

/**
 * A kept backup over this college.
 * @returns what begins it, null where none can be restored here; what is said of the last one and
 *   why none can be; and the dialog
 */
export function useRestoreOver() {
  const { data, refetch, startPolling, stopPolling } = useRestoreOverQuery({
    fetchPolicy: 'network-only',
  });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const found = data?.restoreOver;
  const isChecking = found?.phase === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    startPolling(lookMilliseconds);
    return stopPolling;
  }, [isChecking, startPolling, stopPolling]);
  useEffect(forgetRestored, []);
  const again = () => void refetch().catch(() => undefined);
  const { last = null, why = null } = found ?? {};
  const failed = found?.phase === 'nothing' && found.said;
  return {
    choose: found && why === null ? setChosen : null,
    why: why !== null && (
      <Card as="section" className={css.bring}>
        <p className={css.quiet}>{why}</p>
        {why === texts.needsFactor && (
          <LinkButton variant="default" className={css.start} to={pagePaths.adminSettings}>
            {texts.toFactor}
          </LinkButton>
        )}
      </Card>
    ),
    note: (last || failed) && (
      <Card as="section" className={css.note} aria-label={texts.button}>
        {last && (
          <>
            <p>
              {texts.done(last.archive)} <RelativeTime at={last.at} />
            </p>
            {last.undo && <p>{texts.undo(last.undo)}</p>}
          </>
        )}
        {failed && (
          <p className={css.said}>
            {texts.notDone} {failed}
          </p>
        )}
      </Card>
    ),
    dialog: chosen && found && (
      <RestoreDialog chosen={chosen} found={found} again={again} onClose={() => setChosen(null)} />
    ),
  };
}
