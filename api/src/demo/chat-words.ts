import { callWords } from '../../../schema/rules/calls-texts.ts';
import type { reactions } from '../../../schema/rules/chat-texts.ts';

/** The files that are sent in the demo college: `chat-files.ts` makes them. */
export type ChatFileName = 'checklist' | 'resume' | 'dates';

/** What a line is besides its words. */
export interface More {
  /** It answers the one so many lines before it. */
  back?: number;
  /** What the other one pressed. */
  pressed?: (typeof reactions)[number];
  isEdited?: true;
  /** It is a file, without words. */
  file?: ChatFileName;
  /** What a call of theirs left, from who called. */
  isCall?: true;
}

/**
 * A conversation of the demo college: who begins is `a`. What stands before a line is who says it.
 */
export interface Dialogue {
  /** What the student wrote with the request, where it began as one. */
  note?: string;
  lines: readonly (readonly ['a' | 'b', string, More?])[];
}

/** Between a student (a) and an alumnus (b). */
export const studentDialogues: readonly Dialogue[] = [
  {
    note: 'Hello, I read your experience and have my test on Friday. May I ask how you prepared the aptitude part?',
    lines: [
      ['b', 'Hi! Sure. Which slot do you have?'],
      ['a', 'Morning, 9 to 11. Forty aptitude questions and two for coding.'],
      [
        'b',
        'Do the aptitude part first, and leave the puzzles. They are the same marks as the easy ones.',
        { pressed: '🙏' },
      ],
      ['b', '', { file: 'checklist' }],
      ['a', 'That helps a lot. Did they ask about DBMS in the interview?'],
      [
        'b',
        'Yes: normal forms, and one query with a self join. Write it on paper once before you go.',
        { back: 1 },
      ],
      ['a', 'Will do. May I call you for ten minutes this evening?'],
      ['b', 'After eight is fine.'],
      ['a', callWords('missed', null), { isCall: true }],
      ['b', 'Sorry, I was on the road. Now?'],
      ['a', callWords('hungUp', 12 * 60), { isCall: true }],
      ['a', 'Thank you so much 🙏'],
      ['b', 'All the best for Friday. Tell me how it went!'],
    ],
  },
  {
    note: 'Good evening. My project is close to what your team builds; could you look at my résumé for five minutes?',
    lines: [
      ['b', 'Send it over.'],
      ['a', '', { file: 'resume' }],
      ['a', 'I wrote it on one page, as the placement cell asks for.'],
      [
        'b',
        'Good. Put the project above the grades, and say what you measured. “Made it faster” says nothing.',
      ],
      ['a', 'It went from 4 s to 600 ms, should I write that?'],
      ['b', 'That is exactly the line I would read first.', { back: 1, pressed: '❤️' }],
      ['a', 'Changed it. Thank you!'],
    ],
  },
  {
    note: 'I have two offers and can not decide. You moved from service to product: was it worth waiting?',
    lines: [
      ['b', 'Depends on whether you would learn in the meantime. What are the two?'],
      ['a', 'One at 7 LPA near home, one at 12 LPA in Pune with a bond of a year.'],
      ['b', 'Ask the second one what happens if you leave after six months. Get it in writing.'],
      ['a', 'They said they will mail the clause tomorrow.'],
      ['b', 'Then decide tomorrow, not tonight 🙂'],
      ['a', 'Fair point. I will write again once I have it.'],
    ],
  },
  {
    note: 'Which of the electives helped you in your first year at work?',
    lines: [
      ['b', 'Operating systems, every single day. Networks about once a month.'],
      ['a', 'And machine learning?'],
      ['b', 'The statistics in it, yes. Take it for the project, not for the name.'],
    ],
  },
];

/** Between alumni, or between students: no request stands before them. */
export const peerDialogues: readonly Dialogue[] = [
  {
    lines: [
      ['a', 'Are you coming for the alumni meet in December?'],
      ['b', 'Booked my train already. You?'],
      ['a', 'Same. The department asked whether we would do mock interviews in the morning.'],
      ['b', 'Count me in, ten to one.'],
      ['a', 'Great, I will tell them.'],
    ],
  },
  {
    lines: [
      ['a', 'Did you get the mail about the internship drive?'],
      ['b', 'Yes, registration closes on Wednesday.', { isEdited: true }],
      ['b', '', { file: 'dates', pressed: '👍' }],
      ['a', 'The form asks for the CGPA without backlogs, right?'],
      ['b', 'Right. I uploaded the last marks memo with it.'],
    ],
  },
  {
    lines: [
      ['a', 'Your answer about the group discussion was gold.'],
      ['b', 'Ha, I only listened for five minutes before I spoke.'],
      ['a', 'Which nobody else does 😄'],
    ],
  },
];

/** Groups, and what is said there by its people in turn: the first made it. */
export const groupTalks = [
  {
    name: 'Placement prep 2027',
    lines: [
      'Let us keep all dates in one place. First one: aptitude test on the 28th.',
      'Thanks for making this!',
      'Mock interviews on Saturday, who is in?',
      'Me, after four.',
      'I can bring the question list from last year.',
      'Please do. And somebody for the HR round?',
      'I asked a senior, she said yes.',
    ],
  },
  {
    name: 'Bus tracker, the next team',
    lines: [
      'Handing the bus tracker over this semester. The code is cleaner than it looks.',
      'How many buses send their position now?',
      'Nineteen of twenty-two. The other three need new cards.',
      'We could write to the transport office again.',
      'I will draft it tonight.',
    ],
  },
] as const;

/** What students wrote to an alumnus who has not answered yet. */
export const waitingNotes = [
  'I want to move to software and do not know where to begin. Could we talk for ten minutes?',
  'Is the bond at your company really three years? The placement cell says two.',
] as const;

/** What students wrote to alumni who did not answer in time, or said "Not now". */
export const endedNotes = {
  expired: 'Hello, I would like to hear how you came to work abroad. Do you have ten minutes?',
  declined: 'Could you tell me how the design round at your company goes?',
} as const;
