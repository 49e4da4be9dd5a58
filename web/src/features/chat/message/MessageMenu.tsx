import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatLimits, reactions } from '@schema/rules/chat/chat-texts';
import { reportTexts } from '@schema/rules/moderation/moderation-texts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDots,
  IconFlag,
  IconPencil,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { IconButton, Menu } from '@/ui';
import type { Message } from '../thread/rows';
import classes from './Message.module.css';
import type { MessageActions } from './useMessageActions';

type Props = {
  message: Message;
  isOwn: boolean;
  viewerId: string;
  /** An admin of the group removes what others wrote. */
  isAdmin: boolean;
  actions: MessageActions;
  opened: boolean;
  onChange: (opened: boolean) => void;
};

const isChangeable = ({ createdAt }: Message): boolean =>
  Date.now() - Date.parse(createdAt) < chatLimits.editMinutes * 60_000;

/** The answers to a message that take a press, in a row. */
function QuickReactions({
  message,
  viewerId,
  actions,
}: Pick<Props, 'message' | 'viewerId' | 'actions'>) {
  const own = message.reactions.find(({ userIds }) => userIds.includes(viewerId))?.emoji;
  return (
    <div className={classes.emojis}>
      {reactions.map((emoji) => (
        <Menu.CheckboxItem
          key={emoji}
          w="auto"
          p={0}
          className={classes.emoji ?? ''}
          classNames={{ itemIndicator: classes.emojiCheck ?? '' }}
          aria-label={chatPageTexts.react(emoji)}
          checked={own === emoji}
          closeMenuOnClick
          onChange={() => actions.react(message, own === emoji ? null : emoji)}
        >
          {emoji}
        </Menu.CheckboxItem>
      ))}
    </div>
  );
}

/** What one may do with a message. */
export function MessageMenu({
  message,
  isOwn,
  viewerId,
  isAdmin,
  actions,
  opened,
  onChange,
}: Props) {
  const isOwnAndNew = isOwn && isChangeable(message);
  // A call is nobody's words: it is not passed on, answered with a sign or taken back.
  const isCall = message.kind === 'call';
  const hasWords = !isCall && message.content !== '';
  return (
    <Menu
      position={isOwn ? 'bottom-end' : 'bottom-start'}
      width="18rem"
      withinPortal
      opened={opened}
      onChange={onChange}
    >
      <Menu.Target>
        <IconButton label={chatPageTexts.moreMessage} className={classes.more}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {!isCall && <QuickReactions message={message} viewerId={viewerId} actions={actions} />}
        <Menu.Item
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => actions.reply(message)}
        >
          {chatPageTexts.reply}
        </Menu.Item>
        {hasWords && (
          <Menu.Item
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => actions.copy(message)}
          >
            {chatPageTexts.copy}
          </Menu.Item>
        )}
        {!isCall && (
          <Menu.Item
            leftSection={<IconArrowForwardUp size={18} aria-hidden />}
            onClick={() => actions.forward(message)}
          >
            {chatPageTexts.forward}
          </Menu.Item>
        )}
        {isOwnAndNew && !isCall && (
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => actions.edit(message)}
          >
            {chatPageTexts.edit}
          </Menu.Item>
        )}
        {!isOwn && (
          <Menu.Item
            leftSection={<IconFlag size={18} aria-hidden />}
            onClick={() => actions.report(message)}
          >
            {reportTexts.action}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => actions.ask({ message, isForAll: false })}
        >
          {chatPageTexts.deleteForMe}
        </Menu.Item>
        {isAdmin && !isOwn && !isCall && (
          <Menu.Item
            leftSection={<IconTrashX size={18} aria-hidden />}
            onClick={() => actions.ask({ message, isForAll: true })}
          >
            {chatOwnTexts.removeForAll}
          </Menu.Item>
        )}
        {isOwnAndNew && !isCall && (
          <Menu.Item
            leftSection={<IconTrashX size={18} aria-hidden />}
            onClick={() => actions.ask({ message, isForAll: true })}
          >
            {chatPageTexts.deleteForAll}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
