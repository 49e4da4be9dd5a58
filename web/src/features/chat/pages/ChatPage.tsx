import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { useParams } from 'react-router-dom';
import { RequireMember, useViewer } from '@/features/identity';
import {
  EmptyState,
  SplitPage,
  SplitSkeleton,
  useIsNarrow,
  usePageTitle,
  VisuallyHidden,
} from '@/ui';
import { ConversationPane } from '../conversation/ConversationPane';
import { conversationRead } from '../conversation/conversation-read';
import { ConversationList } from '../list/ConversationList';
import { conversationListRead } from '../list/conversation-list-read';
import { useListBeside } from '../list/useListBeside';
import classes from './ChatPage.module.css';

export const firstRead = ({ id }: { id?: string }) =>
  id ? conversationRead(id.toLowerCase()) : conversationListRead;

/** The title of the tab while no conversation is open: an open one says its own. */
function ListTitle() {
  usePageTitle(chatTexts.title);
  return null;
}

function Chats({ viewerId }: { viewerId: string }) {
  const { id = null } = useParams();
  const isNarrow = useIsNarrow();
  const openId = id?.toLowerCase() ?? null;
  useListBeside();
  return (
    <SplitPage
      isOpen={openId !== null}
      list={
        (!isNarrow || openId === null) && <ConversationList viewerId={viewerId} openId={openId} />
      }
      pane={
        openId !== null ? (
          <ConversationPane key={openId} id={openId} viewerId={viewerId} />
        ) : (
          !isNarrow && (
            <div className={classes.none}>
              <EmptyState drawing="questions" {...chatPageTexts.choose} />
            </div>
          )
        )
      }
    >
      {openId === null && <ListTitle />}
      <VisuallyHidden as="h1">{chatTexts.title}</VisuallyHidden>
    </SplitPage>
  );
}

/**
 * `/chat` and `/chat/{id}`: the viewer's conversations beside the open one; on a phone one of them.
 */
export default function ChatPage() {
  const { id } = useParams();
  const { me } = useViewer();
  return (
    <RequireMember
      why={chatPageTexts.members}
      skeleton={<SplitSkeleton title={chatTexts.title} isOpen={id !== undefined} />}
    >
      {me && <Chats viewerId={me.user.id} />}
    </RequireMember>
  );
}
