import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { useId } from 'react';
import { PersonLine } from '@/features/people';
import type { LinkedRequestFieldsFragment } from '@/generated/documents';
import { Button, LinkButton } from '@/ui';
import classes from './LinkedRequest.module.css';

const texts = chatPageTexts.byLink;

type Props = {
  request: LinkedRequestFieldsFragment;
  onAnswer: () => void;
  isAnswering: boolean;
  /** Why the last press answered nothing. */
  failure: string | undefined;
};

/**
 * Who asks and why. The answer of the link stands first and is one press; the other one is given
 * signed in.
 */
export function WaitingRequest({ request, onAnswer, isAnswering, failure }: Props) {
  const { id, user, note, answer } = request;
  const hint = useId();
  const other = answer === 'accept' ? 'decline' : 'accept';
  return (
    <>
      <h2>{texts.asks(user.fullName)}</h2>
      <PersonLine person={user} size={56} />
      {note ? (
        <blockquote className={classes.note}>{note}</blockquote>
      ) : (
        <p className={classes.faint}>{chatPageTexts.request.noNote}</p>
      )}
      <div className={classes.next}>
        <h3>{texts.next}</h3>
        <ul role="list" className={classes.answers}>
          <li>{texts.ifAccepted(note !== null)}</li>
          <li>{texts.ifDeclined(user.fullName)}</li>
        </ul>
      </div>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button loading={isAnswering} onClick={onAnswer}>
          {chatTexts[answer]}
        </Button>
        <LinkButton variant="default" to={pagePathOf.chat(id)} aria-describedby={hint}>
          {chatTexts[other]}
        </LinkButton>
      </div>
      <p className={classes.faint}>
        {texts.nothingYet} <span id={hint}>{texts.otherAnswer(chatTexts[other])}</span>
      </p>
    </>
  );
}
