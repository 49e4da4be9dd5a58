import { commonTexts } from '@schema/rules/common-texts';
import { contentMaxLength, questionTexts } from '@schema/rules/posts/posts-texts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, TextAreaField } from '@/ui';
import classes from './Composer.module.css';
import { type UnsentStore, useUnsentText } from './useUnsentText';

type Props = {
  label: string;
  placeholder?: string;
  submit: string;
  /**
   * Resolves to whether it was accepted. The key stays the same while the same words are sent
   * again.
   */
  onSubmit: (content: string, key: string) => Promise<boolean>;
  /** One that opens on demand can be put away. */
  onCancel?: () => void;
  /** Takes the focus when it opens. */
  focused?: boolean;
  /** Where this device stores the words until they are accepted. */
  store?: UnsentStore | null;
  /** Words to correct: they stay in the box while they are sent. */
  initial?: string;
  /** What helps with the words that stand in the box, below it. */
  below?: (text: string) => ReactNode;
  /** The most that may be written. */
  maxLength?: number;
};

/**
 * Writes a question or an answer. The words are never lost: refused ones come back into the box,
 * and a reload finds them there.
 */
export function CommentComposer({
  label,
  placeholder,
  submit,
  onSubmit,
  onCancel,
  focused = false,
  store = null,
  initial = '',
  below,
  maxLength = contentMaxLength,
}: Props) {
  const { text, setText, beginSending, endSending } = useUnsentText(store, initial);
  const [sending, setSending] = useState(false);
  const content = text.trim();
  const over = content.length - maxLength;
  const unsendable = !content || over > 0 || content === initial;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (unsendable || sending) return;
    const key = beginSending(content);
    setSending(true);
    if (!initial) setText('');
    const isAccepted = await onSubmit(content, key);
    setSending(false);
    endSending(isAccepted);
    if (!isAccepted && !initial)
      setText((since) => (since.trim() ? `${content}\n\n${since}` : content));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && (!content || content === initial)) onCancel?.();
  };

  return (
    <form className={classes.composer} onSubmit={send}>
      <TextAreaField
        aria-label={label}
        hint={questionTexts.sendHint}
        isHintHidden
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        minRows={2}
        autoFocus={focused}
        error={over > 0 && `${over} characters too many`}
      />
      {below?.(text)}
      <div className={classes.foot}>
        {/* By ear it is the hint of the field. */}
        <span className={classes.hint} aria-hidden>
          {questionTexts.sendHint}
        </span>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
        <Button type="submit" disabled={unsendable} loading={sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
