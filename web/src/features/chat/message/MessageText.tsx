import { MarkedText } from '@/core/markdown/MarkedText';
import classes from './Message.module.css';

/** What was written in a message. */
export const MessageText = ({ text }: { text: string }) => (
  <MarkedText text={text} className={classes.words} />
);

/** What was written with a file, below it. */
export const Caption = ({ text }: { text: string }) => (
  <MarkedText text={text} className={classes.caption} />
);
