import { firstMessage } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useId } from 'react';
import { z } from 'zod';
import { MailLinkQuote } from '@/core/address/mail-link/MailLinkPage';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { PersonLine } from '@/features/people';
import type { LinkedRequestFieldsFragment } from '@/generated/documents';
import { Button, LinkButton, TextAreaField } from '@/ui';
import classes from './LinkedRequest.module.css';

const texts = chatPageTexts.byLink;

type Props = {
  request: LinkedRequestFieldsFragment;
  /** @param message what is written first, of an acceptance; null for nothing */
  onAnswer: (message: string | null) => Promise<unknown>;
};

const schema = z.object({ message: firstMessage });

/**
 * Who asks and why. The answer of the link stands first and is one press; the other one is given
 * signed in.
 */
export function WaitingRequest({ request, onAnswer }: Props) {
  const { id, user, note, answer } = request;
  const hint = useId();
  const form = useDraftForm({
    name: { shared: `byLink.request.${id}` },
    area: 'tab',
    initial: { message: '' },
    schema,
    failed: texts.answerFailed,
    failureIn: 'form',
    send: ({ message }) => onAnswer(message || null),
  });
  const other = answer === 'accept' ? 'decline' : 'accept';
  return (
    <>
      <h2>{texts.asks(user.fullName)}</h2>
      <PersonLine person={user} size={56} />
      {note ? (
        <MailLinkQuote>{note}</MailLinkQuote>
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
      <DraftForm form={form} className={classes.next}>
        {answer === 'accept' && (
          <TextAreaField
            label={texts.firstMessage}
            hint={texts.firstMessageHint(user.fullName)}
            minRows={2}
            {...form.field('message')}
          />
        )}
        <FormFailure form={form} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isSending}>
            {chatTexts[answer]}
          </Button>
          <LinkButton variant="default" to={pagePathOf.chat(id)} aria-describedby={hint}>
            {chatTexts[other]}
          </LinkButton>
        </div>
      </DraftForm>
      <p className={classes.faint}>
        {texts.nothingYet} <span id={hint}>{texts.otherAnswer(chatTexts[other])}</span>
      </p>
    </>
  );
}
