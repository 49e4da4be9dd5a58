/** Conversations: their link with what waits, and what keeps them up to date on every page. */
export { ChatLive } from './live/ChatLive';
export { ApproachLink } from './starting/ApproachLink';
export { ClearHistoryButton } from './ClearHistoryButton';
export { MessagesLink } from './live/MessagesLink';
export { useWaitingChats } from './live/useWaitingChats';
