import { textParts } from './text-links';

/** What somebody wrote: as text, with addresses that can be opened and are never fetched. */
export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
