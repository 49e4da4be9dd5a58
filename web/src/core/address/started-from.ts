import { isRecord } from '@/core/is-record';

/** What the address of a chat carries that is begun from a post. */
export const startedFromPost = { startedFrom: 'post' } as const;

/** Whether it does: the documents have words of their own for what fails then. */
export const isFromPost = (state: unknown): boolean =>
  isRecord(state) && state['startedFrom'] === startedFromPost.startedFrom;
