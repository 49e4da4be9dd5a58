import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatFileLimits } from '@schema/rules/chat/chat-texts';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '@/ui';

/** Chooses files of this device. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={chatFileLimits.types.join(',')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <IconButton label={chatPageTexts.attach} onClick={() => input.current?.click()}>
        <IconPaperclip size={22} aria-hidden />
      </IconButton>
    </>
  );
}
