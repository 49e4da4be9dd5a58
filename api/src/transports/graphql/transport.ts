import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { App, Context } from '../../core/context.ts';
import { maskError, statusOf } from '../error-masking.ts';
import type { ConcurrentUploads } from '../http/concurrent-uploads.ts';
import { allowanceHeaders, createRequestContext, refusalHeaders } from '../http/request.ts';
import { noteOperation } from '../http/request-notes.ts';
import { parseChecked } from './document-shape.ts';
import { isMultipart, readMultipartOperations } from './multipart.ts';
import { wantsPlayground } from './playground.ts';

/** What was sent, before anybody has looked at it. */
const sentOf = (
  request: FastifyRequest,
  body: unknown,
): { query?: unknown; operationName?: unknown } | null | undefined =>
  (request.method === 'POST' ? body : request.query) as ReturnType<typeof sentOf>;

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
 * `/graphql` over HTTP: queries by GET or POST, mutations by POST; `playground` is the page for
 * browsers, if there is one.
 */
export async function graphqlTransport(
  server: FastifyInstance,
  app: App,
  apollo: ApolloServer<Context>,
  uploads: ConcurrentUploads,
  playground: string | null,
): Promise<void> {
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
    try {
      const query = sentOf(request, body)?.query;
      if (typeof query === 'string')
        noteOperation(request, parseChecked(query), sentOf(request, body)?.operationName);
    } catch (error) {
      return sendGraphqlError(app, request, reply, error, 400);
    }
    return executeByApollo(apollo, context, request, reply, body);
  };
  await server.register(async (scope) => {
    // Multipart bodies are read in the handler: there the response is at hand, whose end frees the
    // files.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
      done(null);
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    scope.route({ method: ['GET', 'POST'], url: '/graphql', handler });
  });
}
