import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import { type AppealOutcome, longestAppeal } from '@schema/rules/moderation-texts';
import { useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { useDecideAppealMutation } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, TextAreaField } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

const storedAnswer = (id: string) =>
  persisted(formKey(`appeal-answer:${id}`), { parse: parseText });

/** What the person concerned says against the decision, and the answer of another admin. */
export function CaseAppeal({ found }: { found: Case }) {
  const { id, state, appeal, canDecideAppeal } = found;
  const [decide, { loading }] = useDecideAppealMutation();
  const [answer, setAnswer] = usePersistedState(storedAnswer(id), '');
  const [asked, setAsked] = useState<AppealOutcome | null>(null);
  if (state !== 'appealed') return null;
  const isMissing = answer.trim() === '';
  const send = async (outcome: AppealOutcome) => {
    const isDone = await succeeds(
      decide({ variables: { id, outcome, answer: answer.trim() } }),
      texts.decideFailed,
    );
    if (isDone) setAnswer(null);
    return isDone;
  };
  return (
    <Card as="section" aria-label={texts.appealTitle} className={css.part}>
      <h2>{texts.appealTitle}</h2>
      <blockquote className={css.excerpt}>{appeal}</blockquote>
      {canDecideAppeal ? (
        <>
          <TextAreaField
            label={texts.answer}
            value={answer}
            minRows={3}
            maxLength={longestAppeal}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          <div className={css.buttons}>
            <Button
              variant="default"
              disabled={isMissing}
              loading={loading}
              onClick={() => setAsked('upheld')}
            >
              {texts.uphold}
            </Button>
            <Button disabled={isMissing} loading={loading} onClick={() => setAsked('overturned')}>
              {texts.overturn}
            </Button>
          </div>
        </>
      ) : (
        <p className={css.quiet}>{texts.notYours}</p>
      )}
      <ConfirmDialog
        about={asked}
        tone="plain"
        words={(outcome) => ({
          title: outcome === 'upheld' ? texts.uphold : texts.overturn,
          text: texts.askAppeal[outcome],
          yes: outcome === 'upheld' ? texts.uphold : texts.overturn,
        })}
        onClose={() => setAsked(null)}
        onYes={send}
      />
    </Card>
  );
}
