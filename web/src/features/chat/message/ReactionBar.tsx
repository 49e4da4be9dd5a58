import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { reactions } from '@schema/rules/chat/chat-texts';
import { type KeyboardEvent, useState } from 'react';
import classes from './Message.module.css';

type Props = {
  /** What the viewer reacted with; undefined: with nothing. */
  own: string | undefined;
  onReact: (emoji: string | null) => void;
};

/** Where the focus goes by a key, in a row of so many. */
function placeBy(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The reactions beside a message that the pointer or the keyboard is at: one stop of the Tab key,
 * the arrows go along the row. A finger finds them in the menu.
 */
export function ReactionBar({ own, onReact }: Props) {
  const [place, setPlace] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeBy(event.key, place, reactions.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={chatPageTexts.reactionBar}
      className={classes.bar}
      onKeyDown={onKeyDown}
    >
      {reactions.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === place ? 0 : -1}
          className={classes.barEmoji}
          aria-label={chatPageTexts.react(emoji)}
          aria-pressed={own === emoji}
          onClick={() => {
            setPlace(index);
            onReact(own === emoji ? null : emoji);
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
