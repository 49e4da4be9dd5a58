import type { FastifyInstance } from 'fastify';
import {
  type CollegeWords,
  collegeWordsPath,
} from '../../../schema/rules/college/college-texts.ts';
import type { App } from '../core/context.ts';

/** How the college's own words are read. */
export type ReadCollege = (app: App) => Promise<CollegeWords & { version: number }>;

/**
 * `/college.json`: what the public pages say of the college, for those that are open or came from
 * the device. They load nothing else of the data layer.
 */
export function collegeWordsRoute(server: FastifyInstance, app: App, read: ReadCollege): void {
  server.get(collegeWordsPath, async (request, reply) => {
    const words = await read(app);
    const tag = `"college-${words.version}"`;
    void reply.header('cache-control', 'no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(words));
  });
}
