import { backupTexts } from '@schema/rules/backups/backups-texts';
import { restoreNewsPath } from '@schema/rules/backups/restoring';
import { useEffect, useState } from 'react';
import { isRecord } from '@/core/is-record';
import { noteRestored } from '@/core/restored';
import { Progress } from '@/ui';

const texts = backupTexts.first;
const lookMilliseconds = 1000;

/** What the server says of the restore; null while it can't be asked. */
async function askNews(): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await (await fetch(restoreNewsPath, { cache: 'no-store' })).json();
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

/**
 * How far the restore is, until the program is back; then everybody signs in.
 * @param to the page that is opened then
 * @param madeAt when the backup was made, for the page to sign in
 */
export function Restoring({ to, madeAt }: { to: string; madeAt: string | undefined }) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    let isOver = false;
    let start: unknown;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const news = await askNews();
      if (isOver) return;
      if (typeof news?.['percent'] === 'number') setPercent(news['percent']);
      else if (news) {
        start ??= news['start'];
        // Another start than the one that was asked for it: it is done, or was not to be.
        if (start !== news['start']) {
          if (madeAt !== undefined) noteRestored(madeAt);
          window.location.assign(to);
          return;
        }
      }
      timer = setTimeout(() => void look(), lookMilliseconds);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [to, madeAt]);
  return (
    <>
      <p role="status">{texts.restoring}</p>
      <Progress percent={percent} label={texts.howFar} />
    </>
  );
}
