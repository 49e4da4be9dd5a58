import { textParts } from './links';
import classes from './Message.module.css';

/** What was written: as text, with addresses that can be opened and are never fetched. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.words}>
      {textParts(text).map((part, index) =>
        part.href ? (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
