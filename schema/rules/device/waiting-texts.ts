import { counted } from '../lists/counted.ts';

/** What becomes of it then: not every browser sends while no tab is open. */
const closed = (sendsWhenClosed: boolean): string =>
  sendsWhenClosed
    ? 'You can close this page.'
    : 'You can close this page: it goes when you next open Experiencia.';

/** What waits on a device for the line, in one place. */
export const waitingTexts = {
  /** "3 things wait for the internet" */
  waits: (count: number): string =>
    `${counted(count, 'thing')} ${count === 1 ? 'waits' : 'wait'} for the internet`,
  refused: (count: number): string => `${counted(count, 'thing')} could not be sent`,
  show: 'Show',
  title: 'What waits here',
  intro: (sendsWhenClosed: boolean): string =>
    `It goes by itself, in this order, as soon as you are online. ${closed(sendsWhenClosed)}`,
  none: 'Nothing waits. All that you wrote here has arrived.',
  drafts: 'Drafts on this device',
  inBoxes: 'Typed and not sent',
  kinds: {
    message: 'Message',
    file: 'File',
    ask: 'Question',
    answer: 'Answer',
    publish: 'Experience',
    edit: 'Changed experience',
    likePost: 'Like',
    likeJob: 'Like',
    markPost: 'Bookmark',
    markProfile: 'Bookmark',
    markJobOpening: 'Bookmark',
  },
  takenBack: {
    likePost: 'Like, taken back',
    likeJob: 'Like, taken back',
    markPost: 'Bookmark, taken back',
    markProfile: 'Bookmark, taken back',
    markJobOpening: 'Bookmark, taken back',
  },
  toPlace: 'Open its page',
  sendNow: 'Try now',
  remove: 'Delete',
  goOn: 'Go on writing',
  sendFailed: 'The server did not take it.',
  postAside: (sendsWhenClosed: boolean): string =>
    `No internet: your experience is kept on this device and is published by itself, once, as soon as you are online. ${closed(sendsWhenClosed)}`,
  editAside: (sendsWhenClosed: boolean): string =>
    `No internet: your changes are kept on this device and go by themselves, once, as soon as you are online. ${closed(sendsWhenClosed)}`,
  putAside: 'No internet: it waits here and goes by itself.',
} as const;
