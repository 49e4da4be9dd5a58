import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, GraphQLError, parse } from 'graphql';
import { processRequest, Upload } from 'graphql-upload-ts';
import type { App, Context, Viewer } from '../core/context.ts';
import { badInput, signInFirst } from '../core/errors.ts';
import { notWhole } from '../core/files/intake.ts';
import { LRUCache } from '../core/lru.ts';
import { graphqlLimits, uploadBytes, uploadFiles } from '../limits.ts';
import { assertDocumentLimits, assertDocumentShape } from './document-limits.ts';
import type { Execution, Executor } from './execute.ts';
import { namesAsSent } from './file-names.ts';
import { masked, statusOf } from './mask.ts';
import { wantsPlayground } from './playground.ts';
import { allowanceHeaders, openRequest, refusalHeaders } from './request.ts';
import type { Uploading } from './uploading.ts';

/** Over the limits: refused before any resolver runs. */
const limitsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request }) => {
        // Over HTTP nobody would feed it, and its resolver expects an event.
        if (operation?.operation === 'subscription')
          throw badInput('Subscriptions are served over graphql-ws');
        assertDocumentLimits(schema, document, request.variables ?? {});
        return Promise.resolve();
      },
      willSendResponse: ({ response }) => {
        // A refusal that stands alone also speaks through the status, for clients that look no further.
        const { body } = response;
        if (body.kind !== 'single' || !isRefusal(body.singleResult)) return Promise.resolve();
        const {
          data,
          errors: [error],
        } = body.singleResult;
        const code = error?.extensions?.['code'];
        // Apollo calls whatever a document was refused for a failure of its own.
        if (data === undefined && response.http.status === 500)
          response.http.status = statusOf(code);
        if (code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED' || code === 'UNAVAILABLE')
          response.http.status = statusOf(code);
        for (const [name, value] of Object.entries(refusalHeaders(error?.extensions)))
          response.http.headers.set(name.toLowerCase(), value);
        return Promise.resolve();
      },
    }),
};
const hasData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
const isRefusal = <Result extends { data?: unknown; errors?: readonly unknown[] }>(
  result: Result,
): result is Result & { errors: NonNullable<Result['errors']> } =>
  Boolean(result.errors?.length) && !hasData(result.data);

/** The GraphQL server over our executor; Apollo parses, validates and speaks the protocol. */
export function createApollo(app: App, executor: Executor): ApolloServer<Context> {
  /** Which request an error belongs to: `formatError` is not told. */
  const requests = new WeakMap<object, string>();
  const run = async (execution: Execution): Promise<ExecutionResult> => {
    const result = await executor.run(execution);
    for (const error of result.errors ?? []) requests.set(error, execution.context.requestId);
    return result;
  };
  return new ApolloServer<Context>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: executor.schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: () =>
        Promise.resolve({
          executor: ({ document, request, context }) =>
            run({
              document,
              operationName: request.operationName,
              variables: request.variables,
              context: context as Context,
            }),
        }),
      stop: () => Promise.resolve(),
    },
    introspection: app.config.playground,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxTokens: graphqlLimits.tokens },
    documentStore: undefined,
    formatError: (formatted, error) => ({
      ...masked(error, app.log, requests.get(error as object) ?? ''),
      ...(formatted.extensions?.['code'] === 'BAD_REQUEST'
        ? { extensions: formatted.extensions }
        : {}),
    }),
    plugins: [
      limitsPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: {
      debug() {},
      info() {},
      warn: (m) => {
        app.log.warn(m);
      },
      error: (m) => {
        app.log.error(m);
      },
    },
    stopOnTerminationSignals: false,
  });
}

/** Multipart bodies by the GraphQL multipart request spec; without the preflight header, or from visitors, they are not even read. */
async function multipartBody(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  uploading: Uploading,
): Promise<unknown> {
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
    throw badInput('This request needs the header apollo-require-preflight');
  }
  if (!viewer) throw signInFirst();
  reply.raw.once('close', uploading.begin(viewer.id));
  // Once answered, what a refused upload still sends is let go: its connection would stay half read for ever.
  reply.raw.once('close', () => {
    request.raw.unpipe().resume();
  });
  const nameOf = namesAsSent(request.raw);
  const operations = await processRequest(request.raw, reply.raw, {
    maxFieldSize: 64 * 1024,
    maxFileSize: uploadBytes,
    maxFiles: uploadFiles,
  }).catch((error: unknown) => {
    throw badInput(error instanceof Error ? error.message : 'The multipart body is not valid');
  });
  completeUploads(operations, nameOf);
  return operations;
}

/** Files have the names they were sent with. A body that ends before its files is the sender's fault: the arguments that wait for them are told so. */
function completeUploads(value: unknown, nameOf: (field: string) => Promise<string | null>): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof Upload) {
    const promise = value.promise.then(
      async (file) =>
        Object.assign(file, { filename: (await nameOf(file.fieldName)) ?? file.filename }),
      () => {
        throw badInput(notWhole);
      },
    );
    // Told when somebody asks; nobody may.
    promise.catch(() => undefined);
    Object.assign(value, { promise });
  } else {
    for (const inner of Object.values(value)) completeUploads(inner, nameOf);
  }
}

/** Texts of documents whose shape was looked at. */
const shaped = new LRUCache<string, true>(1000);

/** What Apollo would validate at any price is looked at before. What can't be read is left to it. @throws BAD_USER_INPUT */
function assertShapeOf(query: string): void {
  if (query.length > graphqlLimits.characters)
    throw badInput(`The document is longer than ${graphqlLimits.characters} characters`);
  if (shaped.get(query)) return;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: graphqlLimits.tokens, noLocation: true });
  } catch {
    return;
  }
  assertDocumentShape(document);
  shaped.set(query, true);
}

const refusalBody = (error: ReturnType<typeof masked>) => ({ errors: [error] });

/** `/graphql` over HTTP: queries by GET or POST, mutations by POST. */
export async function graphqlDoor(
  server: FastifyInstance,
  app: App,
  apollo: ApolloServer<Context>,
  uploading: Uploading,
  playground: string | null,
): Promise<void> {
  await server.register(async (scope) => {
    // Read in the handler: only there is the response at hand, whose end frees the files.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
      done(null);
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (playground && wantsPlayground(request))
        return reply
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(playground);
      let context: Context;
      let { body } = request;
      try {
        const opened = await openRequest(app, request);
        ({ context } = opened);
        void reply.headers(allowanceHeaders(opened.allowance));
        if (request.headers['content-type']?.startsWith('multipart/form-data'))
          body = await multipartBody(request, reply, context.viewer, uploading);
      } catch (error) {
        const shown = masked(error, app.log, request.id);
        const code = shown.extensions?.['code'];
        return reply
          .headers(refusalHeaders(shown.extensions))
          .status(statusOf(code))
          .send(refusalBody(shown));
      }
      const query: unknown =
        request.method === 'POST'
          ? (body as { query?: unknown } | null | undefined)?.query
          : (request.query as { query?: unknown }).query;
      try {
        if (typeof query === 'string') assertShapeOf(query);
      } catch (error) {
        return reply.status(400).send(refusalBody(masked(error, app.log, request.id)));
      }
      const headers = new HeaderMap();
      for (const [name, value] of Object.entries(request.headers))
        if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method.toUpperCase(),
          headers,
          body,
          search: new URL(request.url, 'http://here').search,
        },
        context: () => Promise.resolve(context),
      });
      for (const [name, value] of answer.headers) void reply.header(name, value);
      void reply.status(answer.status ?? 200);
      // As bytes: a string with a letter beyond Latin-1 goes out much slower.
      if (answer.body.kind === 'complete') return reply.send(Buffer.from(answer.body.string));
      throw new GraphQLError('incremental delivery is not served');
    };
    scope.route({ method: ['GET', 'POST'], url: '/graphql', handler: handle });
  });
}
