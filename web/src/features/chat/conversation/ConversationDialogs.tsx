import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { lazy, Suspense } from 'react';
import { DevicesOnDemand } from '@/features/calls';
import { ReportDialog } from '@/features/reports';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog } from '@/ui';
import type { MessageActions } from '../message/useMessageActions';
import type { Message } from '../thread/rows';

const PictureViewer = lazy(() => import('../files/PictureViewer'));
const ForwardDialog = lazy(() => import('../starting/ForwardDialog'));
const MessagePeople = lazy(() => import('../message/MessagePeople'));
const SearchPanel = lazy(() => import('./SearchPanel'));
const GroupInfo = lazy(() => import('../groups/GroupInfo'));

export type Panel = 'info' | 'search' | 'devices' | null;

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  messages: readonly Message[];
  actions: MessageActions;
  /** What is open about the whole conversation. */
  panel: Panel;
  onClosePanel: () => void;
  jumpTo: (number: number) => void;
};

/** What is asked before a message goes, for oneself or for everybody. */
function deletionWords(
  { message, isForAll }: NonNullable<MessageActions['asked']>,
  viewerId: string,
) {
  if (isForAll && message.sender?.id !== viewerId)
    return {
      title: chatOwnTexts.removeForAllTitle,
      text: chatOwnTexts.removeForAllText,
      yes: chatOwnTexts.remove,
    };
  return {
    title: chatPageTexts.deleteTitle,
    text: isForAll ? chatPageTexts.deleteForAllText : chatPageTexts.deleteForMeText,
    yes: chatPageTexts.delete,
  };
}

/** What opens over a conversation: a picture, questions before something is lost, the group. */
export function ConversationDialogs({
  conversation,
  viewerId,
  messages,
  actions,
  panel,
  onClosePanel,
  jumpTo,
}: Props) {
  const { asked, ask, remove, forwarded, forward, reported, report, shownPicture, showPicture } =
    actions;
  const { peopleOf, showPeople } = actions;
  return (
    <>
      <ConfirmDialog
        about={asked}
        words={(about) => deletionWords(about, viewerId)}
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
        {reported && <ReportDialog type="message" id={reported.id} onClose={() => report(null)} />}
        {peopleOf && (
          <MessagePeople
            // As it is by now: others may react meanwhile.
            message={messages.find(({ id }) => id === peopleOf.id) ?? peopleOf}
            participants={conversation.participants}
            viewerId={viewerId}
            onClose={() => showPeople(null)}
          />
        )}
        {panel === 'search' && (
          <SearchPanel
            conversationId={conversation.id}
            viewerId={viewerId}
            jumpTo={jumpTo}
            onClose={onClosePanel}
          />
        )}
        {panel === 'devices' && <DevicesOnDemand opened onClose={onClosePanel} />}
        {panel === 'info' && (
          <GroupInfo conversation={conversation} viewerId={viewerId} onClose={onClosePanel} />
        )}
      </Suspense>
    </>
  );
}
