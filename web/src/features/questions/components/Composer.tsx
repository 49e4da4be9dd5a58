import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { Button, TextAreaField } from '@/ui';
import { contentMaxLength } from '@schema/rules/posts';
import classes from './Composer.module.css';

type Props = {
  label: string;
  placeholder: string;
  submit: string;
  /** Resolves to whether it was accepted. The key stays the same while the same words are sent again. */
  onSubmit: (content: string, key: string) => Promise<boolean>;
  /** An answer's composer opens on demand: it takes the focus and can be put away. */
  onCancel?: () => void;
};

/** Writes a question or an answer. What was written is never lost: a refused one comes back into the box. */
export function Composer({ label, placeholder, submit, onSubmit, onCancel }: Props) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ content: string; key: string } | null>(null);
  const hint = useId();
  const content = text.trim();
  const over = content.length - contentMaxLength;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!content || over > 0 || sending) return;
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    setSending(true);
    setText('');
    const accepted = await onSubmit(content, attempt.current.key);
    setSending(false);
    if (accepted) attempt.current = null;
    else setText((since) => (since.trim() ? `${content}\n\n${since}` : content));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && !content) onCancel?.();
  };

  return (
    <form className={classes.composer} onSubmit={send}>
      <TextAreaField
        aria-label={label}
        aria-describedby={hint}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        minRows={2}
        autoFocus={Boolean(onCancel)}
        error={over > 0 && `${over} characters too many`}
      />
      <div className={classes.foot}>
        <span id={hint} className={classes.hint}>Ctrl + Enter sends</span>
        {onCancel && <Button variant="subtle" onClick={onCancel}>Cancel</Button>}
        <Button type="submit" disabled={!content || over > 0} loading={sending}>{submit}</Button>
      </div>
    </form>
  );
}
