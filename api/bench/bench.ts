import { createTokens } from '../src/core/secrets/tokens.ts';
import { type Child, startChild } from './child.ts';
import { type Sizes, sizesAt } from './dataset-sizes.ts';
import type { Pace, Row, Side } from './figures.ts';
import { ask, type Request, wire } from './load.ts';
import { type Server, withClient } from './postgres.ts';
import type { Traced } from './product.ts';

/** What the measures work with. */
export interface Bench {
  server: Server;
  scale: number;
  sizes: Sizes;
  fresh: boolean;
  pace: Pace;
  /** The database of this run: a copy, which writes do not spoil. */
  url: string;
  product: Child;
  limit: Child;
  /** People with a session, and their tokens. */
  people: { id: string; token: string }[];
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  start(file: 'product.ts' | 'limit.ts', url?: string): Promise<Child>;
}

/** A group of lines of the table. */
export interface Measure {
  name: string;
  run(bench: Bench): Promise<Row[]>;
}

const secret = 'a-secret-of-the-bench-alone-0123456789';

export async function openBench(
  server: Server,
  { scale, fresh, pace }: Pick<Bench, 'scale' | 'fresh' | 'pace'>,
): Promise<Bench & { close(): Promise<void> }> {
  const sizes = sizesAt(scale);
  const url = await server.copy(await server.filled(labelOf(scale), sizes, fresh));
  const children: Child[] = [];
  const start: Bench['start'] = async (file, database = url) => {
    const child = await startChild(file, { DATABASE_URL: database, JWT_SECRET: secret });
    children.push(child);
    return child;
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(children.map((child) => child.stop()));
    await server.drop(url);
  };
  try {
    const sql: Bench['sql'] = (text, values) =>
      withClient(url, async (client) => (await client.query(text, values)).rows as never);
    const tokens = createTokens(secret);
    const people = (
      await sql<{ id: string }>("select id from sessions where user_agent = 'bench' order by id")
    ).map(({ id }) => ({ id, token: tokens.sign({ userId: id, sessionId: id }, new Date()) }));
    return {
      server,
      scale,
      sizes,
      fresh,
      pace,
      url,
      people,
      sql,
      start,
      product: await start('product.ts'),
      limit: await start('limit.ts'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a database is filled with where posts, or openings, are all that is asked for. */
export const onlyPosts = {
  ...{ questions: 1, answers: 1, likes: 1, views: 1 },
  ...{ openings: 1, conversations: 1 },
};

export const labelOf = (scale: number): string => String(scale).replace('.', '_');

/** A GraphQL call over HTTP. */
export const graphql = (
  query: string,
  variables: object,
  token: string | undefined,
  operationName?: string,
): Request => ({
  method: 'POST',
  path: '/graphql',
  ...(token ? { token } : {}),
  body: { ...(operationName ? { operationName } : {}), query, variables },
});

/** A GraphQL call over HTTP by the hash of its document, as the web app sends it. */
export const graphqlByHash = (
  sha256Hash: string,
  variables: object,
  token: string | undefined,
): Request => ({
  method: 'POST',
  path: '/graphql',
  ...(token ? { token } : {}),
  body: { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } },
});

const sessionCheck = 'identity.session';

/**
 * The product's side, and the limit's: what the product asks of the database for each request,
 * besides the session check, with nothing around it.
 */
export async function sides(
  { product, limit }: Bench,
  key: string,
  calls: Request[],
): Promise<{ product: Side; limit: Side; statements: number }> {
  const requests = calls.map(wire);
  const lists: Traced[][] = [];
  // What a process reads once and keeps is not what a request costs.
  if (requests[0]) await ask(product.port, requests[0]);
  for (const request of requests) {
    await product.call('trace');
    const answer = await ask<{ errors?: unknown }>(product.port, request);
    if (answer.errors) throw new Error(`${key}: ${JSON.stringify(answer.errors)}`);
    const traced = await product.call<Traced[]>('traced');
    const own = traced.filter(({ name }) => name !== sessionCheck);
    if (request.includes('Authorization: Bearer') && own.length === traced.length)
      throw new Error(`${key}: no statement is called ${sessionCheck}`);
    lists.push(own);
  }
  await limit.call('route', { key, lists });
  return {
    product: { child: product, requests },
    limit: {
      child: limit,
      requests: lists.map((_, i) => wire({ method: 'GET', path: `/${key}/${i}` })),
    },
    statements: Math.max(...lists.map((list) => list.length)),
  };
}
