/** Texts of blocking. */
export const blockTexts = {
  title: 'Blocked people',
  block: 'Block',
  unblock: 'Unblock',
  confirm: (name: string) => ({
    title: `Block ${name}?`,
    text: 'You will not find each other any more, and no request, thanks, chat or call passes between you.',
    bond: 'A bond or a request between you ends. They are not told.',
    no: 'Cancel',
    yes: 'Yes, Block',
  }),
  done: 'Person blocked',
  undone: 'Person unblocked',
  blocked: 'You have blocked this person.',
  blockedHint:
    'They do not find you either, and are not told. Unblock them to see their profile again.',
  blockFailed: 'Error blocking user',
  unblockFailed: 'Error unblocking user',
  none: 'You have not blocked anybody.',
  noneHint: 'You can block somebody from the menu of their profile or of your chat.',
  loadFailed: 'Error loading blocked people',
  self: 'You cannot block yourself.',
  notFound: 'User not found',
} as const;
