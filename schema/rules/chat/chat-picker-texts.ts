/** Words of where people are chosen for a chat or a group. */
export const chatPickerTexts = {
  searchAnybody: 'Search people',
  searchKnown: 'Search your connections and chats',
  nobodyFound: 'Nobody has this name.',
  nobodyKnown: 'None of your connections and chats has this name.',
  nobody: {
    title: 'There is nobody to choose yet',
    chat: 'Look for people you would like to write to.',
    group: 'A group is made of people you are connected with or have a conversation with.',
  },
} as const;
