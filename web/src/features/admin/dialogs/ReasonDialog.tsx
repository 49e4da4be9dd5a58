import { adminTexts, reasonLength } from '@schema/rules/admin-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { errorText } from '@/core/errors';
import { Button, DialogFoot, Modal, notify, SelectField, TextAreaField } from '@/ui';
import { RefusedError } from '../list/bulk-outcome';
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

const storedReason = (subject: string) =>
  persisted(formKey(`reason:${subject}`), { parse: parseText });

/** What is typed for the subject: it outlives a closed dialog and a closed page. */
function useReason(subject: string) {
  const [typed, setTyped] = useState(() => ({
    subject,
    words: storedReason(subject).read() ?? '',
  }));
  let { words } = typed;
  if (typed.subject !== subject) {
    words = storedReason(subject).read() ?? '';
    setTyped({ subject, words });
  }
  const set = (next: string) => {
    setTyped({ subject, words: next });
    if (next) storedReason(subject).write(next);
    else storedReason(subject).remove();
  };
  /** It is done: for later callers too, when the dialog asks about something else. */
  const forget = () => {
    storedReason(subject).remove();
    setTyped((latest) => (latest.subject === subject ? { subject, words: '' } : latest));
  };
  return { reason: words, setReason: set, forgetReason: forget };
}

/**
 * What the dialog asks about at this moment, for what ends later; null while it is closed or gone.
 */
function useSubjectOnScreen(subject: string | null): RefObject<string | null> {
  const onScreen = useRef<string | null>(null);
  useEffect(() => {
    onScreen.current = subject;
    return () => {
      onScreen.current = null;
    };
  }, [subject]);
  return onScreen;
}

/**
 * Asks for a reason, which is told to the person it concerns. What was typed stays until it is
 * done.
 */
export function ReasonDialog(props: Props) {
  const { opened, onClose, title, subject, text, yes, periods = [], usual = [] } = props;
  const { reason, setReason, forgetReason } = useReason(subject);
  const [period, setPeriod] = useState(periods[0]?.value ?? '');
  const [error, setError] = useState<string>();
  const [running, setRunning] = useState<string>();
  const [typedFor, setTypedFor] = useState(subject);
  const busy = running === subject;
  const onScreen = useSubjectOnScreen(opened ? subject : null);
  if (opened && typedFor !== subject) {
    setTypedFor(subject);
    setPeriod(periods[0]?.value ?? '');
    setError(undefined);
  }
  const { reason: texts } = adminTexts;

  const confirm = async () => {
    const words = reason.trim();
    if (!words) return setError(texts.missing);
    setRunning(subject);
    setError(undefined);
    try {
      await props.onConfirm(words, period);
      forgetReason();
      // By now the dialog may ask about somebody else.
      if (onScreen.current === subject) onClose();
    } catch (failure) {
      const refusal =
        failure instanceof RefusedError ? failure.message : errorText(failure, props.failed);
      // Who has closed the dialog meanwhile reads it all the same.
      if (onScreen.current === subject) setError(refusal);
      else notify.error(refusal);
    } finally {
      setRunning((latest) => (latest === subject ? undefined : latest));
    }
  };

  return (
    <Modal opened={opened} onClose={onClose} title={title} size="md">
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void confirm();
        }}
      >
        <p>{text}</p>
        {usual.length > 0 && (
          <div className={css.usual}>
            {usual.map((words) => (
              <Button
                key={words}
                size="xs"
                variant="default"
                onClick={() => setReason(withWords(reason, words).slice(0, reasonLength))}
              >
                {words}
              </Button>
            ))}
          </div>
        )}
        <TextAreaField
          label={texts.label}
          placeholder={texts.placeholder}
          value={reason}
          minRows={3}
          maxLength={reasonLength}
          error={error}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {periods.length > 0 && (
          <SelectField
            label={texts.until}
            value={period}
            data={[...periods]}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
          />
        )}
        <DialogFoot note={`${reason.length} / ${reasonLength}`}>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" loading={busy} {...(props.tone !== 'plain' && { color: 'danger' })}>
            {yes}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
