import { moderationReason } from '@schema/rules/moderation/moderation';
import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import {
  caseDecisions,
  type CaseDecision as Decision,
  decisionLabelOf,
  isDecidable,
  isRemovable,
  longestModerationReason,
} from '@schema/rules/moderation/moderation-texts';
import { endOfPeriod, offeredPeriods } from '@schema/rules/sanctions/sanctions-texts';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { succeeds } from '@/core/data/succeeds';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useClaimCaseMutation, useDecideCaseMutation } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, notify, SelectField, TextAreaField } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

const usualPeriod = '7';

const isOffered = (decision: 'mute' | 'ban', period: string): boolean =>
  offeredPeriods[decision].some(({ value }) => value === period);

/** What a decision takes: its reason is told, unless nothing is done. */
const decisionRule = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('nothing'), reason: z.string().trim() }),
  z.object({ decision: z.enum(caseDecisions).exclude(['nothing']), reason: moderationReason }),
]);

/** What goes with a decision about a thing of that kind. */
const goesWith = (type: Case['subjectType'], chosen: Decision): string =>
  !isRemovable(type) && (chosen === 'hide' || chosen === 'delete')
    ? texts.goesForGood[type]
    : texts.goesWith[chosen];

/** Takes a case, so that others know, or gives it back. */
function ClaimButton({ id, isMine }: { id: string; isMine: boolean }) {
  const [claim, { loading }] = useClaimCaseMutation();
  return (
    <p className={css.buttons}>
      {isMine && <span className={css.quiet}>{texts.mine}</span>}
      <Button
        size="compact-sm"
        variant="light"
        loading={loading}
        onClick={() =>
          void succeeds(claim({ variables: { id, isClaimed: !isMine } }), texts.decideFailed)
        }
      >
        {isMine ? texts.giveBack : texts.take}
      </Button>
    </p>
  );
}

const untouched: { reason: string; decision: Decision; period: string } = {
  reason: '',
  decision: 'nothing',
  period: usualPeriod,
};

/** Taking a case and deciding it. */
export function CaseDecision({ found }: { found: Case }) {
  const { id, state, isMine, claimedByName, subjectType } = found;
  const [decide] = useDecideCaseMutation();
  const [asked, setAsked] = useState<Decision | null>(null);
  const form = useDraftForm({
    name: `case-reason:${id}`,
    unstored: ['decision', 'period'],
    initial: untouched,
    schema: decisionRule,
    failed: texts.decideFailed,
    staysOpen: true,
    send: async ({ decision, reason }, { values: { period } }) => {
      const until = decision === 'mute' || decision === 'ban' ? endOfPeriod(period) : null;
      await decide({ variables: { id, decision, reason, until } });
      notify.success(texts.decided);
    },
  });
  const { decision, period, reason } = form.values;
  const isTaken = state === 'claimed' && !isMine;
  const needsReason = decision !== 'nothing';
  const isMissing = needsReason && reason.trim() === '';
  const options = caseDecisions.filter((one) => isDecidable(subjectType, one));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSending && !isMissing && form.check()) setAsked(decision);
  };
  const choose = (next: Decision) => {
    form.change({ decision: next });
    // What was chosen for one need not be offered for the other.
    if ((next === 'mute' || next === 'ban') && !isOffered(next, period))
      form.change({ period: usualPeriod });
  };
  return (
    <Card as="section" aria-label={texts.decide} className={css.part}>
      <h2>{texts.decide}</h2>
      {isTaken && <p role="status">{texts.taken(texts.by(claimedByName))}</p>}
      {!isTaken && <ClaimButton id={id} isMine={isMine} />}
      <DraftForm form={{ ...form, onSubmit: ask }} className={css.form}>
        <SelectField
          label={texts.decision}
          value={decision}
          data={options.map((value) => ({ value, label: decisionLabelOf(subjectType, value) }))}
          disabled={isTaken}
          onChange={({ currentTarget }) =>
            choose(options.find((one) => one === currentTarget.value) ?? 'nothing')
          }
        />
        {needsReason && (
          <TextAreaField
            label={texts.reasonTold}
            minRows={3}
            maxLength={longestModerationReason}
            disabled={isTaken}
            {...form.field('reason')}
          />
        )}
        {(decision === 'mute' || decision === 'ban') && (
          <SelectField
            label={texts.until}
            data={[...offeredPeriods[decision]]}
            disabled={isTaken}
            {...form.field('period')}
          />
        )}
        <Button
          type="submit"
          loading={form.isSending}
          disabled={isTaken || isMissing}
          {...(needsReason && { color: 'danger' })}
        >
          {texts.confirm}
        </Button>
      </DraftForm>
      <ConfirmDialog
        about={asked}
        tone={needsReason ? 'bad' : 'plain'}
        words={(chosen) => ({
          title: `${decisionLabelOf(subjectType, chosen)}?`,
          text: goesWith(subjectType, chosen),
          yes: texts.confirm,
        })}
        onClose={() => setAsked(null)}
        onYes={() => form.save()}
      />
    </Card>
  );
}
