import { parentPort } from 'node:worker_threads';
import type { DrawAnswer, DrawnPages, DrawRequest } from '@schema/rules/pages/first-screens';
import { drawings } from '@/app/first-screen/drawings';

/**
 * The server's thread that draws first screens, so that nobody else's request waits for it: it says
 * what it draws, then draws what it is asked for, one after the other.
 */
const pages: DrawnPages = Object.fromEntries(
  Object.entries(drawings).map(([page, { reads }]) => [page, reads]),
);

function draw({ id, page, part, answers }: DrawRequest): DrawAnswer {
  try {
    return { id, html: drawings[page]?.draw(answers, part) ?? null };
  } catch (error) {
    return { id, html: null, failure: String(error instanceof Error ? error.stack : error) };
  }
}

parentPort?.on('message', (request: DrawRequest) => parentPort?.postMessage(draw(request)));
parentPort?.postMessage(pages);
