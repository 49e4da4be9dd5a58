import { z } from 'zod';
import { callWords } from '../../../../schema/rules/calls/calls-texts.ts';
import { reactions } from '../../../../schema/rules/chat/chat-texts.ts';
import { readTable } from '../read-table.ts';

/** The files that are sent in the demo college: `chat-files.ts` makes them. */
const chatFiles = ['checklist', 'resume', 'dates'] as const;
export type ChatFileName = (typeof chatFiles)[number];

const secondsPerMinute = 60;

const line = z
  .strictObject({
    a: z.string().exactOptional(),
    b: z.string().exactOptional(),
    /** It answers the one so many lines before it. */
    back: z.int().exactOptional(),
    /** What the other one pressed. */
    pressed: z.enum(reactions).exactOptional(),
    isEdited: z.literal(true).exactOptional(),
    /** It is a file, without words. */
    file: z.enum(chatFiles).exactOptional(),
    /** What a call of theirs left, from who called: missed, or so many minutes. */
    call: z.union([z.literal('missed'), z.int()]).exactOptional(),
  })
  .refine(({ a, b }) => (a === undefined) !== (b === undefined), { error: 'either `a` or `b`' })
  .transform(({ a, b = '', call, ...more }) => ({
    ...more,
    who: a === undefined ? ('b' as const) : ('a' as const),
    isCall: call !== undefined,
    words:
      call === undefined
        ? (a ?? b)
        : call === 'missed'
          ? callWords('missed', null)
          : callWords('hungUp', call * secondsPerMinute),
  }));

/** A conversation of the demo college: who begins is `a`. */
const dialogue = z.strictObject({
  /** What the student wrote with the request, where it began as one. */
  note: z.string().exactOptional(),
  lines: z.array(line),
});
export type DemoConversation = z.output<typeof dialogue>;
/** What a line is besides its words. */
export type More = Partial<Omit<DemoConversation['lines'][number], 'who' | 'words'>>;

/** What is said, and by whom: `college/conversations.yaml`. */
const conversations = readTable(
  'conversations',
  z.strictObject({
    students: z.array(dialogue),
    peers: z.array(dialogue),
    groups: z.array(z.strictObject({ name: z.string(), lines: z.array(z.string()) })),
    waiting: z.array(z.string()),
    ended: z.strictObject({ expired: z.string(), declined: z.string() }),
  }),
);

/** Between a student (a) and an alumnus (b). */
export const studentDialogues = conversations.students;
/** Between alumni, or between students: no request stands before them. */
export const peerDialogues = conversations.peers;
/** Groups, and what is said there by its people in turn: the first made it. */
export const groupTalks = conversations.groups;
/** What students wrote to an alumnus who has not answered yet. */
export const waitingNotes = conversations.waiting;
/** What students wrote to alumni who did not answer in time, or said "Not now". */
export const endedNotes = conversations.ended;
