/** Conversations: their link with what waits, and what keeps them up to date on every page. */

export { ClearHistoryButton } from './ClearHistoryButton';
export { conversationRead } from './conversation/conversation-read';
export { uploadName } from './files/upload';
export { conversationListRead } from './list/conversation-list-read';
export { ChatLive } from './live/ChatLive';
export { MessagesLink } from './live/MessagesLink';
export { useWaitingChats } from './live/useWaitingChats';
export { ApproachLink } from './starting/ApproachLink';
export { ConversationChoice } from './starting/ConversationChoice';
export { isUpload } from './unsent/chat-outbox';
export { useOutbox } from './unsent/useOutbox';
