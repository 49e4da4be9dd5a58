import type { LetterParagraph, LetterReason, LetterText } from '../text/letter.ts';
import { chatLimits } from './chat-texts.ts';

/** The mail that reminds of a chat request. */
export const chatRequestMailTexts = {
  waits: (
    { name, who, note }: { name: string; who: string; note: string | null },
    links: { accept: string; decline: string },
    byMail: string | null,
    last: readonly LetterParagraph[],
  ): LetterText => ({
    subject: `${name} still waits for your answer`,
    text: [
      `${who} asks you for a chat.${note ? ' They write:' : ''}`,
      ...(note ? [{ quote: note }] : []),
      [
        { label: 'Accept', to: links.accept },
        { label: 'Not now', to: links.decline },
      ],
      `Both open a page that asks whether you mean it; you need not sign in. After ${chatLimits.requestDays} days without an answer the request ends, and ${name} is told so.`,
      ...(byMail ? [byMail] : []),
      ...last,
    ],
  }),
  reason: {
    why: 'You get this mail because somebody waits for you.',
    stop: 'Stop these mails',
  } satisfies LetterReason,
} as const;
