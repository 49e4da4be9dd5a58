import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VerifiedMark } from '@/features/people';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { cx } from '@/ui';
import { conversationTitle } from '../conversation-words';
import { ConversationAvatar } from '../list/ConversationAvatar';
import classes from './Conversation.module.css';

type Props = {
  conversation: OpenConversationFieldsFragment;
  /** Under the name: who types, who is in it. */
  status: ReactNode;
  /** Opens what is known of a group. */
  onInfo: () => void;
  /** Buttons at the end, such as the call and the menu. */
  actions: ReactNode;
};

function BackLink() {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: pagePaths.chats, search }}
      className={classes.back}
      aria-label={chatPageTexts.back}
      data-tip={chatPageTexts.back}
    >
      <IconArrowLeft size={22} aria-hidden />
    </Link>
  );
}

/**
 * The head of a phone until it is known whom the conversation is with, and where there is none: in
 * the place of the product's header, with the way back.
 */
export const BareHead = () => (
  <header className={cx(classes.head, classes.bare)}>
    <BackLink />
    <span className={classes.name}>{chatTexts.title}</span>
  </header>
);

/** Whom a conversation is with, and what one may do with it as a whole. */
export function ConversationHead({ conversation, status, onInfo, actions }: Props) {
  const { type, others } = conversation;
  const title = conversationTitle(conversation);
  const [other] = others;
  return (
    <header className={classes.head}>
      <BackLink />
      <div className={classes.face}>
        <ConversationAvatar conversation={conversation} size={40} />
      </div>
      <div className={classes.who}>
        <h2 className={classes.name}>
          {type === 'group' ? (
            <button type="button" className={classes.nameButton} onClick={onInfo}>
              {title}
            </button>
          ) : other ? (
            <>
              <Link to={pagePathOf.profile(other.id)}>{title}</Link>
              {other.isVerified && <VerifiedMark />}
            </>
          ) : (
            title
          )}
        </h2>
        <p className={classes.status}>{status}</p>
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}
