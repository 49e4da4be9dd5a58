import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useAskGraduatesMutation, useGraduatesToAskQuery } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, notify } from '@/ui';
import { importTexts as texts } from '@schema/rules/imports-texts';
import css from './imports.module.css';

/** Asks students past their year of graduation to become alumni; each August it happens by itself. */
export function Graduates() {
  const { data, refetch } = useGraduatesToAskQuery({ fetchPolicy: 'cache-and-network' });
  const [ask] = useAskGraduatesMutation();
  const [asked, setAsked] = useState<number | null>(null);
  const count = data?.graduatesToAsk ?? 0;
  const send = async () => {
    try {
      await ask();
      notify.success('They are asked now, by mail and notification');
      await refetch().catch(() => undefined);
    } catch (error) {
      notify.error(errorText(error, texts.failed));
    }
  };
  return (
    <Card as="section" aria-labelledby="graduates-heading" className={css.form}>
      <h2 id="graduates-heading">Students who have graduated</h2>
      <p className={css.note}>
        {count === 0
          ? 'Nobody is past the year of graduation without having been asked this year.'
          : `${count.toLocaleString('en-IN')} students are past their year of graduation.`}{' '}
        They are asked to become alumni each August; nobody is changed silently.
      </p>
      {count > 0 && (
        <Button variant="default" className={css.start} onClick={() => setAsked(count)}>
          Ask them now
        </Button>
      )}
      <ConfirmDialog
        about={asked}
        words={(people) => ({
          title: `Ask ${people} ${people === 1 ? 'person' : 'people'}?`,
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
