/** What a button of a notification answers, without a tab. */
export const pushAnswers = [
  'acceptRequest',
  'declineRequest',
  'acceptConnection',
  'rejectConnection',
  'reply',
] as const;
export type PushAnswer = (typeof pushAnswers)[number];

/** Texts of notifications on a device whose tabs are closed. */
export const pushTexts = {
  title: 'On this device',
  about: 'Notifications reach it when Experiencia is closed, too.',
  on: 'It is on here.',
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  turnedOn: 'Notifications reach this device now.',
  turnedOff: 'Notifications reach this device no more.',
  again: 'Try again',
  failed: 'That did not work. Check your connection and try again.',
  blocked:
    'Your browser keeps notifications of this site away. Allow them in its settings for this site (the sign left of the address), then come back here.',
  needsInstall:
    'On iPhone and iPad it works once Experiencia is on your home screen: press Share, then “Add to Home Screen”, and open it from there.',
  impossible: 'This browser has no notifications for when its tabs are closed.',
  /** What rings for a call, and its buttons. */
  call: {
    title: (name: string): string => `${name} is calling you`,
    hidden: 'A call in Experiencia',
    body: 'Audio call',
    answer: 'Answer',
    decline: 'Decline',
  },
  /** The buttons of what is answered where it stands. */
  answers: {
    acceptRequest: 'Accept',
    declineRequest: 'Not now',
    acceptConnection: 'Accept',
    rejectConnection: 'Reject',
    reply: 'Reply',
  } satisfies Record<PushAnswer, string>,
  replyHint: 'Write a message',
  /** Where an answer did not arrive; what was written is kept. */
  notAnswered: (words: string): string =>
    words
      ? `Not sent: “${words}”. Press to write it in Experiencia.`
      : 'Your answer did not arrive. Press to answer in Experiencia.',
  answerInvalid: 'This can not be answered here.',
  answerGone: 'There is nothing to answer any more.',
  badAddress: 'This browser gave an address that is none of a known push service.',
  badKeys: 'This browser gave keys that are none.',
  /** What a notification says that hides its words. */
  hidden: {
    chat: 'A new message in Experiencia',
    job: 'A new opening in Experiencia',
    gratitude: 'Somebody thanked you in Experiencia',
    comment: 'News on what you wrote in Experiencia',
    connection: 'News of your connections in Experiencia',
  },
} as const;

/** The tag of what rings for a call. */
export const callTag = (callId: string): string => `call-${callId}`;
