import {
  type EndorsementVisibility,
  endorsementLength,
  endorsementTexts,
  endorsementVisibilities,
} from '@schema/rules/endorsements-texts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { type UnsentStore, useUnsentText } from '@/features/questions';
import { Button, SegmentedControl, TextAreaField } from '@/ui';
import classes from './Endorsements.module.css';

type Props = {
  /** The first name of the person it is about. */
  name: string;
  /** Where this device stores the message until it is accepted. */
  store: UnsentStore | null;
  /** Resolves to whether it was accepted. */
  onSubmit: (message: string, visibility: EndorsementVisibility) => Promise<boolean>;
};

const visibilityOptions = endorsementVisibilities.map((value) => ({
  value,
  label: endorsementTexts.visibilities[value],
}));

/** The form to write an endorsement. The message stays in it until it is accepted. */
export function EndorsementForm({ name, store, onSubmit }: Props) {
  const { text, setText, beginSending, endSending } = useUnsentText(store, '');
  const [visibility, setVisibility] = useState<EndorsementVisibility>('everyone');
  const [isSending, setSending] = useState(false);
  const message = text.trim();
  const isTooLong = message.length > endorsementLength;
  const cannotSend = !message || isTooLong;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (cannotSend || isSending) return;
    beginSending(message);
    setSending(true);
    const isAccepted = await onSubmit(message, visibility);
    setSending(false);
    endSending(isAccepted);
    // What was typed while it was sent stays.
    if (isAccepted) setText((now) => (now.trim() === message ? '' : now));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form className={classes.form} onSubmit={send}>
      <h3 className={classes.formTitle}>{endorsementTexts.formTitle(name)}</h3>
      <TextAreaField
        aria-label={endorsementTexts.label}
        hint={
          <span className={classes.counter} data-over={isTooLong || undefined}>
            {endorsementTexts.left(message.length, endorsementLength)}
          </span>
        }
        placeholder={endorsementTexts.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        minRows={2}
        error={isTooLong && endorsementTexts.tooLong}
      />
      <div className={classes.foot}>
        <SegmentedControl
          label={endorsementTexts.visibilityLabel}
          value={visibility}
          onChange={setVisibility}
          options={visibilityOptions}
        />
        <Button type="submit" disabled={cannotSend} loading={isSending}>
          {endorsementTexts.submit}
        </Button>
      </div>
    </form>
  );
}
