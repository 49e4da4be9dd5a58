import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { EmptyState, LinkButton } from '@/ui';
import classes from './Conversation.module.css';
import { BareHead } from './ConversationHead';

/** In place of a conversation that the viewer is not in any more. */
export const GoneConversation = ({ type }: { type: string }) => (
  <section className={classes.conversation}>
    <BareHead />
    <EmptyState
      drawing="people"
      {...(type === 'group' ? chatPageTexts.gone.group : chatPageTexts.gone.dm)}
      action={<LinkButton to={pagePaths.chats}>{chatPageTexts.gone.back}</LinkButton>}
    />
  </section>
);
