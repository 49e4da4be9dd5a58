import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { type UnsentStore, useUnsentText } from '@/features/questions';
import { Button, SegmentedControl, TextAreaField } from '@/ui';
import {
  endorsementLength,
  endorsementTexts as texts,
  endorsementVisibilities,
  type EndorsementVisibility,
} from '@schema/rules/endorsements-texts';
import classes from './Endorsements.module.css';

type Props = {
  name: string;
  /** Where this device stores the words until they are accepted. */
  store: UnsentStore | null;
  /** Resolves to whether it was accepted. */
  onSubmit: (message: string, visibility: EndorsementVisibility) => Promise<boolean>;
};

const options = endorsementVisibilities.map((value) => ({
  value,
  label: texts.visibilities[value],
}));

/** A line from an alumnus. What was written stays in the box until it is accepted. */
export function EndorsementForm({ name, store, onSubmit }: Props) {
  const { text, setText, beginSending, endSending } = useUnsentText(store, '');
  const [visibility, setVisibility] = useState<EndorsementVisibility>('everyone');
  const [sending, setSending] = useState(false);
  const counter = useId();
  const message = text.trim();
  const over = message.length > endorsementLength;
  const unsendable = !message || over;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (unsendable || sending) return;
    beginSending(message);
    setSending(true);
    const accepted = await onSubmit(message, visibility);
    setSending(false);
    endSending(accepted);
    if (accepted) setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form className={classes.form} onSubmit={send}>
      <h3 className={classes.formTitle}>{texts.formTitle(name)}</h3>
      <TextAreaField
        aria-label={texts.label}
        aria-describedby={counter}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        minRows={2}
        error={over && texts.tooLong}
      />
      <p id={counter} className={classes.counter} data-over={over || undefined}>
        {texts.left(message.length, endorsementLength)}
      </p>
      <div className={classes.foot}>
        <SegmentedControl
          label={texts.visibilityLabel}
          value={visibility}
          onChange={setVisibility}
          options={options}
        />
        <Button type="submit" disabled={unsendable} loading={sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
