import { adminTexts, reasonLength } from '@schema/rules/administration/admin-texts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { Button, Modal, SelectField, TextAreaField } from '@/ui';
import css from './ReasonDialog.module.css';

type Period = { value: string; label: string };
type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What is done and to whom, as a key: what is typed is kept for it until it is done. */
  subject: string;
  /** What will happen, and what goes with it. */
  text: ReactNode;
  /** The button that does it. */
  yes: string;
  /** A choice of how long it holds; the first is the usual one. */
  periods?: readonly Period[];
  /** Reasons that are often given: one press adds them. */
  usual?: readonly string[];
  tone?: 'bad' | 'plain';
  /** What is said of a failure that the server has no words for. */
  failed: string;
  /** @param period the value of the chosen one; empty without periods */
  onConfirm: (reason: string, period: string) => Promise<unknown>;
};

/** Adds a usual reason to what was typed, once. */
const withWords = (reason: string, words: string): string =>
  reason.includes(words) ? reason : [reason.trim(), words].filter(Boolean).join('. ');

const { reason: texts } = adminTexts;
const schema = z.object({ reason: z.string().trim().min(1, texts.missing), period: z.string() });

/** What is typed for the subject outlives a closed dialog and a closed page, until it is done. */
function ReasonForm(props: Omit<Props, 'opened' | 'title'>) {
  const { onClose, onConfirm, subject, text, yes, periods = [], usual = [], failed } = props;
  const form = useDraftForm({
    name: `reason:${subject}`,
    unstored: ['period'],
    initial: { reason: '', period: periods[0]?.value ?? '' },
    schema,
    failed,
    failureIn: 'form',
    send: ({ reason, period }) => onConfirm(reason, period),
    onSent: onClose,
  });
  const { reason } = form.values;
  return (
    <DraftForm form={form} className={css.form}>
      <p>{text}</p>
      {usual.length > 0 && (
        <div className={css.usual}>
          {usual.map((words) => (
            <Button
              key={words}
              size="xs"
              variant="default"
              onClick={() =>
                form.change({ reason: withWords(reason, words).slice(0, reasonLength) })
              }
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      <TextAreaField
        label={texts.label}
        placeholder={texts.placeholder}
        minRows={3}
        maxLength={reasonLength}
        data-autofocus
        {...form.field('reason')}
      />
      {periods.length > 0 && (
        <SelectField label={texts.until} data={[...periods]} {...form.field('period')} />
      )}
      <FormFoot
        form={form}
        send={yes}
        count={[reason, reasonLength]}
        isDanger={props.tone !== 'plain'}
        onCancel={onClose}
      />
    </DraftForm>
  );
}

/** Asks for a reason, which is told to the person it concerns. */
export const ReasonDialog = ({ opened, title, ...props }: Props) => (
  <Modal opened={opened} onClose={props.onClose} title={title} size="md">
    <ReasonForm key={props.subject} {...props} />
  </Modal>
);
