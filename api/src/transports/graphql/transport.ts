import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { App, Context } from '../../core/context.ts';
import { countParsed } from '../connections/held-bodies.ts';
import { maskError, statusOf } from '../error-masking.ts';
import type { ConcurrentUploads } from '../http/concurrent-uploads.ts';
import { allowanceHeaders, createRequestContext, refusalHeaders } from '../http/request.ts';
import { noteOperation } from '../http/request-notes.ts';
import { answerTrusted } from './answer-trusted.ts';
import { parseChecked } from './document-shape.ts';
import type { Executor } from './execute.ts';
import { isMultipart, readMultipartOperations } from './multipart.ts';
import { wantsPlayground } from './playground.ts';
import {
  assertMaySendText,
  hashSent,
  type TrustedTexts,
  trustedOperations,
  withText,
} from './trusted-documents.ts';

/** A request whose document is at hand. */
interface Sent {
  /** With its text instead of its hash. */
  body: unknown;
  /** What it asks, before anybody has looked at it. */
  asked: { query?: unknown; operationName?: unknown; variables?: unknown };
  /** Of a trusted document. */
  text?: string | undefined;
  /** It came as a hash that nobody knows. */
  isUnknown?: boolean;
}

/** Apollo Client sends the text as well once it reads this, of a version that is not ours. */
const unknownHash = (): GraphQLError =>
  new GraphQLError('PersistedQueryNotFound', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  });

/** Answers what was refused before Apollo saw it, in the form of a GraphQL response. */
function sendGraphqlError(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  status?: number,
): FastifyReply {
  const masked = maskError(error, app.log, request.id);
  return reply
    .headers(refusalHeaders(masked.extensions))
    .status(status ?? statusOf(masked.extensions?.['code']))
    .send({ errors: [masked] });
}

const headersOf = (request: FastifyRequest): HeaderMap => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
};

async function executeByApollo(
  apollo: ApolloServer<Context>,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method.toUpperCase(),
      headers: headersOf(request),
      body,
      search: new URL(request.url, 'http://localhost').search,
    },
    context: () => Promise.resolve(context),
  });
  for (const [name, value] of answer.headers) void reply.header(name, value);
  void reply.status(answer.status ?? 200);
  // As bytes: a string with a letter beyond Latin-1 is sent much slower.
  if (answer.body.kind === 'complete') return reply.send(Buffer.from(answer.body.string));
  throw new GraphQLError('incremental delivery is not served');
}

/**
 * What was sent, with the text of its document where that came as a hash.
 * @throws as `parseChecked`; FORBIDDEN as `assertMaySendText`
 */
function readSent(
  trusted: TrustedTexts,
  request: FastifyRequest,
  context: Context,
  given: unknown,
): Sent {
  const hash = hashSent(given);
  const text = hash === undefined ? undefined : trusted.get(hash);
  const body = hash === undefined ? given : withText(given as Record<string, unknown>, text);
  const asked = ((request.method === 'POST' ? body : request.query) ?? {}) as Sent['asked'];
  const { query, operationName } = asked;
  if (typeof query !== 'string') return { body, asked, isUnknown: hash !== undefined };
  if (text === undefined) assertMaySendText(context);
  noteOperation(request, parseChecked(query), operationName);
  return { body, asked, text };
}

async function registerGraphql(
  server: FastifyInstance,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  await server.register(async (scope) => {
    // Multipart bodies are read in the handler: there the response is at hand, whose end frees the
    // files.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
      done(null);
    });
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      countParsed(request.raw, String(body));
      void parse(request, String(body), done);
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    scope.route({ method: ['GET', 'POST'], url: '/graphql', handler });
  });
}

/** What `/graphql` answers with. */
export interface GraphqlServices {
  apollo: ApolloServer<Context>;
  executor: Executor;
  uploads: ConcurrentUploads;
  /** The page for browsers, if there is one. */
  playground: string | null;
  /** What the web app sends by its hash. */
  trusted: TrustedTexts;
}

/** `/graphql` over HTTP: queries by GET or POST, mutations by POST. */
export async function graphqlTransport(
  server: FastifyInstance,
  app: App,
  { apollo, executor, uploads, playground, trusted }: GraphqlServices,
): Promise<void> {
  const operationOf = trustedOperations(executor.schema);

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    { body, asked, text }: Sent,
  ): Promise<FastifyReply> => {
    const operation = text === undefined ? null : operationOf(text);
    const answered =
      operation && (await answerTrusted(executor, operation, context, request, asked));
    if (!answered) return executeByApollo(apollo, context, request, reply, body);
    for (const [name, value] of answered.headers) void reply.header(name, value);
    return reply.status(answered.status ?? 200).send(Buffer.from(answered.text));
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (playground && wantsPlayground(request))
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(playground);
    let context: Context;
    let { body } = request;
    try {
      const created = await createRequestContext(app, request);
      ({ context } = created);
      void reply.headers(allowanceHeaders(created.allowance));
      if (isMultipart(request))
        body = await readMultipartOperations(request, reply, context.viewer, uploads);
    } catch (error) {
      return sendGraphqlError(app, request, reply, error);
    }
    let sent: Sent;
    try {
      sent = readSent(trusted, request, context, body);
    } catch (error) {
      return sendGraphqlError(app, request, reply, error, 400);
    }
    // As Apollo answers: nothing went wrong, the text is asked for.
    if (sent.isUnknown) return sendGraphqlError(app, request, reply, unknownHash(), 200);
    return answer(request, reply, context, sent);
  };
  await registerGraphql(server, handler);
}
