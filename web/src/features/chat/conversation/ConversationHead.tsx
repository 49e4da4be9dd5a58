import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VerifiedMark } from '@/features/people';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { SplitHead } from '@/ui';
import { ConversationAvatar } from '../ConversationAvatar';
import { conversationTitle } from '../conversation-words';
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

/** On a phone, of any open conversation: the way back to the list, as it is filtered. */
function useWayBack() {
  const { search } = useLocation();
  return { to: { pathname: pagePaths.chats, search }, label: chatPageTexts.back };
}

/**
 * The head of a phone until it is known whom the conversation is with, and where there is none: in
 * the place of the product's header, with the way back.
 */
export const BareHead = () => (
  <SplitHead back={useWayBack()} isBare>
    <span className={classes.name}>{chatTexts.title}</span>
  </SplitHead>
);

/** Whom a conversation is with, and what one may do with it as a whole. */
export function ConversationHead({ conversation, status, onInfo, actions }: Props) {
  const { type, others } = conversation;
  const title = conversationTitle(conversation);
  const [other] = others;
  return (
    <SplitHead back={useWayBack()} className={classes.head}>
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
    </SplitHead>
  );
}
