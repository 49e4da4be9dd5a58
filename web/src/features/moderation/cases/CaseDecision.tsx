import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import {
  caseDecisions,
  type CaseDecision as Decision,
  decisionLabelOf,
  isDecidable,
  isRemovable,
  longestModerationReason,
} from '@schema/rules/moderation-texts';
import { endOfPeriod, offeredPeriods } from '@schema/rules/sanctions-texts';
import { type FormEvent, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { useClaimCaseMutation, useDecideCaseMutation } from '@/generated/hooks';
import { Button, Card, ConfirmDialog, notify, SelectField, TextAreaField } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

const usualPeriod = '7';

const isOffered = (decision: 'mute' | 'ban', period: string): boolean =>
  offeredPeriods[decision].some(({ value }) => value === period);

const storedReason = (id: string) => persisted(formKey(`case-reason:${id}`), { parse: parseText });

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

/** Taking a case and deciding it. */
export function CaseDecision({ found }: { found: Case }) {
  const { id, state, isMine, claimedByName, subjectType } = found;
  const [decide, deciding] = useDecideCaseMutation();
  const [decision, setDecision] = useState<Decision>('nothing');
  const [reason, setReason] = usePersistedState(storedReason(id), '');
  const [period, setPeriod] = useState(usualPeriod);
  const [asked, setAsked] = useState<Decision | null>(null);
  const isTaken = state === 'claimed' && !isMine;
  const needsReason = decision !== 'nothing';
  const options = caseDecisions.filter((one) => isDecidable(subjectType, one));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!deciding.loading && !(needsReason && reason.trim() === '')) setAsked(decision);
  };
  const choose = (next: Decision) => {
    setDecision(next);
    // What was chosen for one need not be offered for the other.
    if ((next === 'mute' || next === 'ban') && !isOffered(next, period)) setPeriod(usualPeriod);
  };
  const send = async () => {
    const until = decision === 'mute' || decision === 'ban' ? endOfPeriod(period) : null;
    const request = decide({ variables: { id, decision, reason: reason.trim(), until } });
    if (!(await succeeds(request, texts.decideFailed))) return false;
    setReason(null);
    notify.success(texts.decided);
    return true;
  };
  return (
    <Card as="section" aria-label={texts.decide} className={css.part}>
      <h2>{texts.decide}</h2>
      {isTaken && <p role="status">{texts.taken(texts.by(claimedByName))}</p>}
      {!isTaken && <ClaimButton id={id} isMine={isMine} />}
      <form className={css.form} noValidate onSubmit={ask}>
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
            value={reason}
            minRows={3}
            maxLength={longestModerationReason}
            disabled={isTaken}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {(decision === 'mute' || decision === 'ban') && (
          <SelectField
            label={texts.until}
            value={period}
            data={[...offeredPeriods[decision]]}
            disabled={isTaken}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          loading={deciding.loading}
          disabled={isTaken || (needsReason && reason.trim() === '')}
          {...(needsReason && { color: 'danger' })}
        >
          {texts.confirm}
        </Button>
      </form>
      <ConfirmDialog
        about={asked}
        tone={needsReason ? 'bad' : 'plain'}
        words={(chosen) => ({
          title: `${decisionLabelOf(subjectType, chosen)}?`,
          text: goesWith(subjectType, chosen),
          yes: texts.confirm,
        })}
        onClose={() => setAsked(null)}
        onYes={send}
      />
    </Card>
  );
}
