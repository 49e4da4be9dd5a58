import { lazy, Suspense } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import type { MessageActions } from '../message/useMessageActions';
import type { Message } from '../thread/rows';

const PictureViewer = lazy(() => import('../files/PictureViewer'));
const ForwardDialog = lazy(() => import('../starting/ForwardDialog'));
const GroupInfo = lazy(() => import('../groups/GroupInfo'));

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  messages: readonly Message[];
  actions: MessageActions;
  isInfoOpen: boolean;
  onCloseInfo: () => void;
};

/** What opens over a conversation: a picture, questions before something is lost, the group. */
export function ConversationDialogs({
  conversation,
  viewerId,
  messages,
  actions,
  isInfoOpen,
  onCloseInfo,
}: Props) {
  const { asked, ask, remove, forwarded, forward, shownPicture, showPicture } = actions;
  return (
    <>
      <ConfirmDialog
        about={asked}
        words={({ isForAll }) => ({
          title: chatPageTexts.deleteTitle,
          text: isForAll ? chatPageTexts.deleteForAllText : chatPageTexts.deleteForMeText,
          yes: chatPageTexts.delete,
        })}
        onYes={remove}
        onClose={() => ask(null)}
      />
      <Suspense fallback={null}>
        {shownPicture && (
          <PictureViewer
            pictures={messages.filter(({ kind, file }) => kind === 'image' && file)}
            shownId={shownPicture.id}
            onClose={() => showPicture(null)}
          />
        )}
        {forwarded && <ForwardDialog message={forwarded} onClose={() => forward(null)} />}
        {isInfoOpen && (
          <GroupInfo conversation={conversation} viewerId={viewerId} onClose={onCloseInfo} />
        )}
      </Suspense>
    </>
  );
}
