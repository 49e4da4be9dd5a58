import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '@/ui';
import { messageLine } from '../conversation-words';
import classes from './Composer.module.css';
import type { Composing } from './composing';

type Props = {
  composing: NonNullable<Composing>;
  viewerId: string;
  onCancel: () => void;
};

/** The message that is answered or corrected, above the box. */
export function ComposingBanner({ composing: { kind, message }, viewerId, onCancel }: Props) {
  const name = message.sender?.fullName ?? chatTexts.deletedAccount;
  return (
    <div className={classes.banner}>
      <div className={classes.bannerWords}>
        <strong>{kind === 'edit' ? chatPageTexts.editing : chatPageTexts.replyTo(name)}</strong>
        <span className={classes.bannerText}>{messageLine(message, viewerId)}</span>
      </div>
      <IconButton
        label={kind === 'edit' ? chatPageTexts.cancel : chatPageTexts.cancelReply}
        onClick={onCancel}
      >
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
