import { adminTexts } from '@schema/rules/administration/admin-texts';
import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import { counted } from '@schema/rules/lists/counted';
import { numberText } from '@schema/rules/text/number-text';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useAskGraduatesMutation, useGraduatesToAskQuery } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, ErrorState, notify, TextSkeleton } from '@/ui';
import css from './imports.module.css';

function graduatesText(count: number): string {
  if (count === 0)
    return 'Nobody is past the year of graduation without having been asked this year.';
  return count === 1
    ? '1 student is past their year of graduation.'
    : `${numberText(count)} students are past their year of graduation.`;
}

/**
 * Asks students past their year of graduation to become alumni; each August it happens by itself.
 */
export function Graduates() {
  const { data, error, refetch } = useGraduatesToAskQuery({ fetchPolicy: 'cache-and-network' });
  const [ask] = useAskGraduatesMutation();
  const [asked, setAsked] = useState<number | null>(null);
  const count = data?.graduatesToAsk;
  const again = () => refetch().catch(() => undefined);
  const send = async () => {
    try {
      await ask();
      notify.success('They are asked now, by mail and notification');
      await again();
      return true;
    } catch (failure) {
      notify.error(errorText(failure, texts.actionFailed.ask));
      return false;
    }
  };
  return (
    <Card as="section" aria-labelledby="graduates-heading" className={css.form}>
      <h2 id="graduates-heading">Students who have graduated</h2>
      {count !== undefined && <p className={css.note}>{graduatesText(count)}</p>}
      {count === undefined &&
        (error ? (
          <ErrorState
            title={errorText(error, adminTexts.loadFailed)}
            onRetry={() => void again()}
          />
        ) : (
          <TextSkeleton lines={1} />
        ))}
      <p className={css.note}>
        They are asked to become alumni each August; nobody is changed silently.
      </p>
      {count !== undefined && count > 0 && (
        <Button variant="default" className={css.start} onClick={() => setAsked(count)}>
          Ask them now
        </Button>
      )}
      <ConfirmDialog
        about={asked}
        words={(people) => ({
          title: `Ask ${counted(people, 'person', 'people')}?`,
          text: 'Each gets one mail and one notification this year.',
          yes: 'Ask',
        })}
        onYes={send}
        onClose={() => setAsked(null)}
        tone="plain"
      />
    </Card>
  );
}
