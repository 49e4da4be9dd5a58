/** Words for what one does with conversations of one's own list, and admins of a group in it. */
export const chatOwnTexts = {
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  markedUnread: 'marked as unread',
  deleteChat: 'Delete conversation',
  deleteChatTitle: (name: string): string => `Delete the conversation with ${name}?`,
  deleteGroupTitle: (name: string): string => `Delete the conversation ${name}?`,
  deleteChatText:
    'It leaves your list, with all messages so far. The others keep theirs; it comes back when somebody writes there.',
  deleteChatFailed: 'The conversation could not be deleted.',
  removedByAdmin: (name: string | null): string =>
    name === null
      ? 'Removed by an admin of the group'
      : `Removed by ${name}, an admin of the group`,
  removeForAll: 'Remove for everybody',
  removeForAllText:
    'It disappears for everybody in the group. Its place says that an admin removed it.',
  removeForAllTitle: 'Remove this message?',
  remove: 'Remove',
  moreRow: (name: string): string => `More for ${name}`,
} as const;
