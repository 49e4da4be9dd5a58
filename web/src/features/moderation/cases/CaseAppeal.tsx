import { appealWords } from '@schema/rules/moderation/moderation';
import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { type AppealOutcome, longestAppeal } from '@schema/rules/moderation/moderation-texts';
import { useState } from 'react';
import { z } from 'zod';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useDecideAppealMutation } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, TextAreaField } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

const schema = z.object({ answer: appealWords });

/** What the person concerned says against the decision, and the answer of another admin. */
export function CaseAppeal({ found }: { found: Case }) {
  const { id, state, appeal, canDecideAppeal } = found;
  const [decide] = useDecideAppealMutation();
  const form = useDraftForm({
    name: `appeal-answer:${id}`,
    initial: { answer: '' },
    schema,
    failed: texts.decideFailed,
    send: ({ answer }, { button }) =>
      decide({ variables: { id, outcome: button === 'upheld' ? button : 'overturned', answer } }),
  });
  const [asked, setAsked] = useState<AppealOutcome | null>(null);
  if (state !== 'appealed') return null;
  const isMissing = form.values.answer.trim() === '';
  return (
    <Card as="section" aria-label={texts.appealTitle} className={css.part}>
      <h2>{texts.appealTitle}</h2>
      <blockquote className={css.excerpt}>{appeal}</blockquote>
      {canDecideAppeal ? (
        <>
          <TextAreaField
            label={texts.answer}
            minRows={3}
            maxLength={longestAppeal}
            {...form.field('answer')}
          />
          <div className={css.buttons}>
            <Button
              variant="default"
              disabled={isMissing}
              loading={form.isSending}
              onClick={() => setAsked('upheld')}
            >
              {texts.uphold}
            </Button>
            <Button
              disabled={isMissing}
              loading={form.isSending}
              onClick={() => setAsked('overturned')}
            >
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
        onYes={(outcome) => form.save(outcome)}
      />
    </Card>
  );
}
