import { messagePieces } from '@schema/rules/announcements/announcements-texts';

/** The words of an announcement: addresses are links, everything else is text as it was typed. */
export function MessageText({ message }: { message: string }) {
  return messagePieces(message).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
