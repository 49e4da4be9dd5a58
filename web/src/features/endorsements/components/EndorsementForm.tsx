import {
  type EndorsementVisibility,
  endorsementLength,
  endorsementMessage,
  endorsementTexts,
  endorsementVisibilities,
} from '@schema/rules/endorsements/endorsements';
import type { FormEvent, KeyboardEvent } from 'react';
import { z } from 'zod';
import { storedChanges } from '@/core/forms/changes';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { fieldsOf } from '@/core/is-record';
import { useGate } from '@/features/identity';
import { Button, SegmentedControl, TextAreaField } from '@/ui';
import { useSubmitEndorsement } from '../useSubmitEndorsement';
import classes from './Endorsements.module.css';

const visibilityOptions = endorsementVisibilities.map((value) => ({
  value,
  label: endorsementTexts.visibilities[value],
}));
const schema = z.object({
  message: endorsementMessage,
  visibility: z.enum(endorsementVisibilities),
});
const nothing: { message: string; visibility: EndorsementVisibility } = {
  message: '',
  visibility: 'everyone',
};

/** Earlier releases stored the message alone, as `text`. */
function readStored(stored: unknown) {
  const { text } = fieldsOf(stored);
  return typeof text === 'string' ? { message: text } : storedChanges(stored, nothing);
}

type Props = {
  /** The student whom it is about. */
  userId: string;
  firstName: string;
};

/**
 * The form to endorse a student, for members; others get a prompt as they send. What is typed is
 * stored on this device until it is accepted.
 */
export default function EndorsementForm({ userId, firstName }: Props) {
  const gate = useGate();
  const submit = useSubmitEndorsement(userId);
  const form = useDraftForm({
    name: `endorsement:${userId}`,
    initial: nothing,
    read: readStored,
    schema,
    failed: endorsementTexts.submitFailed,
    staysOpen: true,
    send: ({ message, visibility }) => submit(message, visibility),
  });
  const { values } = form;
  const length = values.message.trim().length;
  const isTooLong = length > endorsementLength;
  const cannotSend = length === 0 || isTooLong;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!cannotSend) gate(() => void form.save());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const { error, ...message } = form.field('message');

  return (
    <DraftForm form={{ ...form, onSubmit: send }} className={classes.form}>
      <h3 className={classes.formTitle}>{endorsementTexts.formTitle(firstName)}</h3>
      <TextAreaField
        aria-label={endorsementTexts.label}
        hint={
          <span className={classes.counter} data-over={isTooLong || undefined}>
            {endorsementTexts.left(length, endorsementLength)}
          </span>
        }
        placeholder={endorsementTexts.placeholder}
        minRows={2}
        {...message}
        onKeyDown={onKeyDown}
        // The end of a line is near: that it is too long is said while one types.
        error={isTooLong ? endorsementTexts.tooLong : error}
      />
      <div className={classes.foot}>
        <SegmentedControl
          label={endorsementTexts.visibilityLabel}
          value={values.visibility}
          onChange={(visibility) => form.set('visibility', visibility)}
          options={visibilityOptions}
        />
        <Button type="submit" disabled={cannotSend} loading={form.isSending}>
          {endorsementTexts.submit}
        </Button>
      </div>
    </DraftForm>
  );
}
