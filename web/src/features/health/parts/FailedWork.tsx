import { healthTexts } from '@schema/rules/health/health-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { HealthQuery } from '@/generated/documents';
import { useRunWorkAgainMutation } from '@/generated/hooks';
import { Button, Card, notify, RelativeTime } from '@/ui';
import css from './Health.module.css';

const texts = healthTexts.jobs;
/** So many are sent at most. */
const listed = 50;

type Props = { failed: HealthQuery['failedWork']; onChanged: () => void };

/** Work behind the pages that failed, each with a button that runs it again; nothing where none. */
export function FailedWork({ failed, onChanged }: Props) {
  const [run] = useRunWorkAgainMutation();
  const [busy, setBusy] = useState<string>();
  if (failed.length === 0) return null;
  const again = async (id: string) => {
    setBusy(id);
    try {
      await run({ variables: { id } });
      notify.success(texts.asked);
    } catch (error) {
      notify.error(errorText(error, texts.failed));
    } finally {
      setBusy(undefined);
      onChanged();
    }
  };
  return (
    <Card as="section" className={css.work} aria-label={texts.title}>
      <h2 className={css.head}>{texts.title}</h2>
      {failed.length >= listed && <p className={css.quiet}>{texts.most(listed)}</p>}
      <ul role="list" className={css.jobs}>
        {failed.map(({ id, name, about, isGivenUp, tries, failedAt, said }) => (
          <li key={id} className={css.job}>
            <div className={css.words}>
              <p>{about}</p>
              <p className={css.quiet}>
                <code>{name}</code> · {isGivenUp ? texts.givenUp : texts.again} ·{' '}
                {texts.tries(tries)} · <RelativeTime at={failedAt} />
              </p>
              {said && (
                <p className={css.said}>
                  <q>{said}</q>
                </p>
              )}
            </div>
            <Button
              size="xs"
              variant="default"
              loading={busy === id}
              aria-label={texts.runOf(about)}
              onClick={() => void again(id)}
            >
              {texts.run}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
