import { LinkedText } from '@/core/address/LinkedText';
import classes from './Message.module.css';

/** What was written in a message. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={classes.words}>
    <LinkedText text={text} />
  </p>
);
