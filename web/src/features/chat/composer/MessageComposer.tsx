import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { filesFor, joined, useHandedOver } from '@/core/share/handed-over';
import { stickyFootRef, useMediaQuery } from '@/ui';
import type { Recording } from '../voice/recording';
import { AttachButton } from './AttachButton';
import classes from './Composer.module.css';
import { ComposingBanner } from './ComposingBanner';
import type { Composing } from './composing';
import { FileTray } from './FileTray';
import { fileTray } from './file-tray';
import { MessageBox } from './MessageBox';
import { SendOrRecord } from './SendOrRecord';
import { useComposedText } from './useComposedText';
import { useFileTray } from './useFileTray';
import { useTypingSignal } from './useTypingSignal';
import { useVoiceBar } from './useVoiceBar';

type Props = {
  conversationId: string;
  viewerId: string;
  composing: Composing;
  onCancel: () => void;
  /** Resolves to whether what was written is kept elsewhere by now. */
  onSend: (content: string, files: readonly File[]) => Promise<boolean>;
  onSendVoice: (recording: Recording) => void;
};

/** How few characters are left before it is said. */
const saidFrom = 200;

/**
 * Writes a message: Enter sends, Shift and Enter begin a new line; on a touch keyboard, which
 * hardly has both, Enter begins a new line and the button sends. What is typed stays on the device;
 * files that are chosen wait beside it until it is sent, and it goes with them.
 */
export function MessageComposer({
  conversationId,
  viewerId,
  composing,
  onCancel,
  onSend,
  onSendVoice,
}: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const typing = useTypingSignal(conversationId);
  const { text, setText, clear } = useComposedText(conversationId, composing);
  const content = text.trim();
  const left = chatLimits.message - content.length;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isEdit = composing?.kind === 'edit';
  const chosen = useFileTray(conversationId);
  const hasFiles = chosen.length > 0 && !isEdit;
  // A file says something without words too.
  const mayBeEmpty = isEdit ? composing.message.kind !== 'text' : hasFiles;
  const unsendable = (!content && !mayBeEmpty) || left < 0;
  const voice = useVoiceBar({
    ...{ conversationId, userId: viewerId, onSend: onSendVoice },
    isAside: isEdit || hasFiles,
  });
  const addFiles = (files: File[]) => {
    fileTray.add(conversationId, files);
    box.current?.focus();
  };
  useHandedOver(`chat:${conversationId}`, (shared) => {
    setText(joined(text, shared.words, shared.link));
    addFiles(filesFor('chat', shared));
  });
  const about = composing && `${composing.kind}:${composing.message.id}`;
  useEffect(() => {
    if (about) box.current?.focus();
  }, [about]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (unsendable) return;
    typing.stop();
    const sending = onSend(content, hasFiles ? fileTray.take(conversationId) : []);
    if (isEdit) void sending.then((isKept) => isKept && clear());
    else clear();
    box.current?.focus();
  };
  const sends = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
    isTouch ? ctrlKey || metaKey : !shiftKey;
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method that composes a letter ends it with Enter.
    if (event.key === 'Enter' && sends(event) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && composing) onCancel();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    addFiles(files);
  };

  return (
    <form ref={stickyFootRef} className={classes.composer} onSubmit={send}>
      {composing && <ComposingBanner {...{ composing, viewerId, onCancel }} />}
      {hasFiles && (
        <FileTray
          files={chosen}
          onRemove={(key) => {
            fileTray.remove(conversationId, key);
            box.current?.focus();
          }}
        />
      )}
      {voice.bar ?? (
        <div className={classes.line}>
          {!isEdit && <AttachButton onFiles={addFiles} />}
          <MessageBox
            ref={box}
            {...{ text, left, isTouch, onKeyDown, onPaste }}
            isCaption={hasFiles}
            onType={(typed) => {
              setText(typed);
              typing.press();
            }}
          />
          <SendOrRecord
            isEdit={isEdit}
            isEmpty={!text && !hasFiles}
            isDisabled={unsendable}
            isBack={voice.isBack}
            onRecord={voice.record}
          />
        </div>
      )}
      {left >= 0 && left < saidFrom && (
        <p className={classes.left}>{chatPageTexts.charactersLeft(left)}</p>
      )}
    </form>
  );
}
