import { answerWorker } from './answer-worker.ts';

/**
 * Opens what a press on a notification asks this page for.
 * @returns a function that ends it
 */
export const followPresses = (open: (link: string) => void): (() => void) =>
  answerWorker('open', (link) => {
    open(link);
    return true;
  });
