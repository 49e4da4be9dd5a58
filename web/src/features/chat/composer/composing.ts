import type { Message } from '../thread/rows';

/** What the composer is about besides new words: an answer to a message, or its correction. */
export type Composing = { kind: 'reply' | 'edit'; message: Message } | null;
