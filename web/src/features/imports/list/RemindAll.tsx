import { useApolloClient } from '@apollo/client/react';
import { importTexts } from '@schema/rules/imports/imports-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { queryRemindableCount } from '@/generated/calls';
import type { InvitedFilterInput } from '@/generated/documents';
import { useRemindAllInvitedMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify } from '@/ui';
import css from './imports.module.css';

const { invited: texts, actionFailed } = importTexts;

type Props = {
  /** What the list asks for. */
  filter: InvitedFilterInput;
  onDone: () => void;
};

/** Reminds all that match the filters, listed or not. It asks first: mail can't be taken back. */
export function RemindAll({ filter, onDone }: Props) {
  const client = useApolloClient();
  const [remindAll] = useRemindAllInvitedMutation();
  const [isCounting, setIsCounting] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const ask = async () => {
    setIsCounting(true);
    try {
      const { data } = await queryRemindableCount(client, {
        variables: { filter: { ...filter, isRemindable: true } },
        fetchPolicy: 'no-cache',
      });
      const count = data?.invitedPeople.totalCount ?? 0;
      if (count === 0) notify.info(texts.nobodyToRemind);
      else setAsked(count);
    } catch (problem) {
      notify.error(errorText(problem, actionFailed.remind));
    } finally {
      setIsCounting(false);
    }
  };
  const send = async () => {
    try {
      const { data } = await remindAll({ variables: { filter } });
      const count = data?.remindAllInvited ?? 0;
      if (count === 0) notify.info(texts.nobodyToRemind);
      else notify.success(texts.beingReminded(count));
      onDone();
      return true;
    } catch (problem) {
      notify.error(errorText(problem, actionFailed.remind));
      return false;
    }
  };
  return (
    <>
      <Button variant="default" className={css.all} loading={isCounting} onClick={() => void ask()}>
        {texts.remindAll}
      </Button>
      <ConfirmDialog
        about={asked}
        words={(count) => ({
          title: texts.remindQuestion.title(count),
          text: texts.remindQuestion.text,
          yes: texts.remindQuestion.yes,
        })}
        onYes={send}
        onClose={() => setAsked(null)}
        tone="plain"
      />
    </>
  );
}
