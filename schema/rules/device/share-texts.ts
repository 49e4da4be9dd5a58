import { counted } from '../lists/counted.ts';

/** What another app shared, and where it goes. */
export const shareTexts = {
  title: 'What you shared',
  lead: 'Choose where it goes. Nothing is sent by itself.',
  what: 'Shared',
  members: 'What you shared waits on this device for a day.',
  link: 'Link',
  words: 'Text',
  files: 'Files',
  /** Of a file that only one place takes. */
  only: { post: 'For a post only', chat: 'For a conversation only' },
  /** Of what could not be taken. */
  leftOut: 'Left out',
  wrongType: (name: string): string =>
    `${name} was left out. Pictures (JPEG, PNG), PDF, DOC and DOCX can be shared.`,
  tooLarge: (name: string, pictureMb: number, documentMb: number): string =>
    `${name} was left out, it is too large. Pictures go up to ${pictureMb} MB, documents up to ${documentMb} MB.`,
  tooMany: (most: number): string => `The rest was left out. At most ${most} files at a time.`,
  tooLong: (most: number): string => `The text was cut after ${counted(most, 'character')}.`,
  post: {
    title: 'Into a new post',
    text: 'It opens as a story: links and documents go to its study materials, text to its final notes.',
    action: 'Write an experience',
    alumni: 'Experiences are written by alumni.',
    nothing: 'Nothing of this fits a post: it takes text, links, PDF, DOC and DOCX.',
    taken: 'What you shared is in the study materials and final notes of your story.',
  },
  chat: {
    title: 'Into a conversation',
    text: 'It waits where you write, until you press Send.',
    nothing: 'Nothing of this fits a conversation: it takes text, links, JPEG, PNG and PDF.',
  },
  discard: 'Throw it away',
  discarded: 'What you shared is thrown away.',
  none: {
    title: 'Nothing is shared',
    text: 'Share a link, a text, a picture or a PDF in another app and choose Experiencia there. It waits here for a day.',
    action: 'To the feed',
  },
  unreadable: 'What you shared could not be read from this device.',
  missed: {
    title: 'It did not arrive',
    worker: 'The app has to be opened once first. Now it is: share it again, please.',
    visitor: 'The app has to be opened once first. Sign in, then share it again, please.',
    room: 'This browser has no room to keep it. Free some space on the device, then share it again, please.',
    signIn: 'Sign In',
  },
} as const;
