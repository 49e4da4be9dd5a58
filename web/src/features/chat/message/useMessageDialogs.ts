import { useState } from 'react';
import type { Message } from '../thread/rows';

/** What is open over a conversation about one of its messages, and how it is opened. */
export function useMessageDialogs() {
  const [asked, ask] = useState<{ message: Message; isForAll: boolean } | null>(null);
  const [forwarded, forward] = useState<Message | null>(null);
  const [reported, report] = useState<Message | null>(null);
  const [shownPicture, showPicture] = useState<Message | null>(null);
  const [peopleOf, showPeople] = useState<Message | null>(null);
  return {
    /** What is to be deleted, once it is confirmed. */
    asked,
    ask,
    /** What is to be forwarded. */
    forwarded,
    forward,
    /** What is to be reported. */
    reported,
    report,
    /** The picture that is shown whole. */
    shownPicture,
    showPicture,
    /** The message of which it is shown who reacted and who read it. */
    peopleOf,
    showPeople,
  };
}
