import { IconSend2 } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton, stickyFootRef, TextAreaField, VisuallyHidden } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { AttachButton } from './AttachButton';
import type { Composing } from './composing';
import { ComposingBanner } from './ComposingBanner';
import { useComposedText } from './useComposedText';
import { useTypingSignal } from './useTypingSignal';
import classes from './Composer.module.css';

type Props = {
  conversationId: string;
  composing: Composing;
  onCancel: () => void;
  onSend: (content: string) => void;
  onFiles: (files: File[]) => void;
};

/** How few characters are left before it is said. */
const saidFrom = 200;

/** Writes a message: Enter sends, Shift and Enter begin a new line. What is typed stays on the device. */
export function Composer({ conversationId, composing, onCancel, onSend, onFiles }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const typing = useTypingSignal(conversationId);
  const { text, setText, clear } = useComposedText(conversationId, composing);
  const content = text.trim();
  const left = chatLimits.message - content.length;
  const unsendable = !content || left < 0;
  const about = composing && `${composing.kind}:${composing.message.id}`;
  useEffect(() => {
    if (about) box.current?.focus();
  }, [about]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (unsendable) return;
    typing.stop();
    onSend(content);
    clear();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method that composes a letter ends it with Enter.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && composing) onCancel();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <form ref={stickyFootRef} className={classes.composer} onSubmit={send}>
      {composing && <ComposingBanner composing={composing} onCancel={onCancel} />}
      <div className={classes.line}>
        {composing?.kind !== 'edit' && <AttachButton onFiles={onFiles} />}
        <TextAreaField
          ref={box}
          className={classes.box ?? ''}
          aria-label={chatPageTexts.write}
          aria-describedby={hint}
          placeholder={chatPageTexts.write}
          value={text}
          minRows={1}
          maxRows={8}
          error={left < 0 && chatPageTexts.charactersLeft(left)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            typing.press();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          type="submit"
          variant="soft"
          label={composing?.kind === 'edit' ? chatPageTexts.save : chatPageTexts.send}
          disabled={unsendable}
        >
          <IconSend2 size={22} aria-hidden />
        </IconButton>
      </div>
      <VisuallyHidden id={hint}>{chatPageTexts.sendHint}</VisuallyHidden>
      {left >= 0 && left < saidFrom && (
        <p className={classes.left}>{chatPageTexts.charactersLeft(left)}</p>
      )}
    </form>
  );
}
