import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  addressPart,
  type FirstScreenRead,
  firstScreenPath,
  styleSheetsOf,
} from '../../../../schema/rules/pages/first-screens.ts';
import type { App, Context } from '../../core/context.ts';
import type { Executor } from '../graphql/execute.ts';
import { type TrustedTexts, trustedOperations } from '../graphql/trusted-documents.ts';
import { allowanceHeaders, createRequestContext } from '../http/request.ts';
import { DrawingThread } from './drawing-thread.ts';

/** The style sheets that the built web app draws a page with. */
function styleSheetsIn(html: string, page: string): string {
  const files = ['app', page].flatMap(
    (name) => html.split(`data-code-${name}="`)[1]?.split('"')[0]?.split(' ') ?? [],
  );
  return styleSheetsOf(files);
}

/** The ids and slugs of addresses are shorter. */
const partAtMost = 100;

const isPart = (part: unknown): part is string =>
  typeof part === 'string' && part.length <= partAtMost;

/** What is read at an address with this second part. */
const readAt = ({ hash, variables }: FirstScreenRead, part: string): FirstScreenRead => ({
  hash,
  variables: Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value === addressPart ? part : value]),
  ),
});

/**
 * `/first-screen/{page}`: how a page looks to whoever asks, drawn by the web app's own components
 * of the answers that the page asks for first, for who has not kept it. 204 for whatever has no
 * such screen: visitors, who may not read it, another version's styles, a page that is not drawn,
 * and one that is not drawn in time.
 */
export function firstScreensTransport(
  server: FastifyInstance,
  app: App,
  { executor, trusted }: { executor: Executor; trusted: TrustedTexts },
  webFolder: string,
): void {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  const thread = new DrawingThread(join(webFolder, '..', 'first-screens', 'worker.js'), app.log);
  server.addHook('onClose', () => thread.end());
  const operationOf = trustedOperations(executor.schema);

  /** @returns the data; null where anything of it is refused or fails */
  const read = async (
    context: Context,
    { hash, variables }: FirstScreenRead,
  ): Promise<Record<string, unknown> | null> => {
    const text = trusted.get(hash);
    const operation = text === undefined ? null : operationOf(text);
    if (!operation) return null;
    const { data, errors } = await executor.run({
      document: operation.document,
      variables,
      context,
    });
    return errors ? null : (data ?? null);
  };

  const drawnFor = async (context: Context, page: string, part: string): Promise<string | null> => {
    const reads = Object.entries((await thread.pages()) ?? {}).find(([name]) => name === page)?.[1];
    if (!reads) return null;
    const answers = await Promise.all(reads.map((one) => read(context, readAt(one, part))));
    const whole = answers.filter((data) => data !== null);
    return whole.length === reads.length ? thread.draw(page, whole, part) : null;
  };

  server.get(firstScreenPath, async (request, reply) => {
    const { context, allowance } = await createRequestContext(app, request);
    void reply.headers(allowanceHeaders(allowance)).header('cache-control', 'no-store');
    const { page } = request.params as { page: string };
    const { styles, part = '' } = request.query as { styles?: unknown; part?: unknown };
    const screen =
      context.viewer && styles && styles === styleSheetsIn(html, page) && isPart(part)
        ? await drawnFor(context, page, part)
        : null;
    // As text: nothing but the page that asks for it makes a document of it.
    return screen === null
      ? reply.status(204).send()
      : reply.type('text/plain; charset=utf-8').send(screen);
  });
}
