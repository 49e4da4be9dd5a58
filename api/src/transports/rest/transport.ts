import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql';
import { type AccessRule, assertAccess } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { FileAddress, type RestRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { fieldsOf } from '../../core/rest/rest-input.ts';
import { nextCursor, nextCursorHeader } from '../../core/rest/rest-pages.ts';
import type { Executor } from '../graphql/execute.ts';
import { answerError, sendError } from '../http/answer-error.ts';
import type { ConcurrentUploads } from '../http/concurrent-uploads.ts';
import { allowanceHeaders, chargeAddress, createRequestContext } from '../http/request.ts';
import { addBodyParsers } from './body-parsers.ts';
import { readMultipart } from './multipart.ts';
import { TemporaryFiles } from './temporary-files.ts';

/**
 * What the row may read of a call: parameters that came twice are left out, a body that is no
 * object is empty.
 */
async function readCall(
  request: FastifyRequest,
  row: RestRow,
  temporary: TemporaryFiles,
): Promise<RestCall> {
  const query = Object.fromEntries(
    Object.entries(fieldsOf(request.query)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  );
  const params = request.params as Record<string, string>;
  const { referer = '' } = request.headers;
  if (row.multipart && request.isMultipart())
    return { params, query, referer, ...(await readMultipart(request, row.multipart, temporary)) };
  return { params, query, referer, body: fieldsOf(request.body), files: {} };
}

/** The access rules of the root fields that a row's document asks for. */
function accessRulesOf(schema: GraphQLSchema, document: DocumentNode): AccessRule[] {
  const operation = getOperationAST(document);
  const fields = operation ? schema.getRootType(operation.operation)?.getFields() : undefined;
  return (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [fields?.[selection.name.value]?.extensions['access'] as AccessRule]
      : [],
  );
}

/** Answers the calls of one row by executing its document. */
function createHandler(app: App, executor: Executor, uploads: ConcurrentUploads, row: RestRow) {
  const rules = accessRulesOf(executor.schema, row.document);

  async function execute(request: FastifyRequest, context: Context): Promise<ExecutionResult> {
    const temporary = new TemporaryFiles();
    const endUpload =
      row.multipart && request.isMultipart() && context.viewer
        ? uploads.start(context.viewer.id)
        : undefined;
    try {
      const variables = await row.variables(await readCall(request, row, temporary), app);
      return await executor.run({ document: row.document, variables, context });
    } finally {
      endUpload?.();
      await temporary.removeAll();
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { context, allowance } = await createRequestContext(
      app,
      request,
      row.visitorLimit ?? undefined,
    );
    void reply.headers(allowanceHeaders(allowance));
    // Access is checked before anything of the body is read.
    for (const rule of rules) assertAccess(rule, context.viewer);
    const { data, errors } = await execute(request, context);
    if (errors?.[0]) return sendError(app, request, reply, errors[0]);
    const cursor = row.listEnds && nextCursor(row.listEnds(data));
    if (cursor) void reply.header(nextCursorHeader, cursor);
    const answer = row.reply(data);
    return answer instanceof FileAddress ? reply.redirect(answer.address) : answer;
  };
}

/**
 * The documented `/api` calls. Each row executes its GraphQL document in process, so rules and
 * policies exist once. That the documents fit the schema is seen when their types are generated.
 */
export async function restTransport(
  server: FastifyInstance,
  app: App,
  executor: Executor,
  uploads: ConcurrentUploads,
  rows: RestRow[],
): Promise<void> {
  await server.register(async (scope) => {
    await addBodyParsers(scope, rows);
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    scope.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
    for (const row of rows)
      scope.route({
        method: row.method,
        url: row.path.replace(/\{(\w+)\}/g, ':$1'),
        handler: createHandler(app, executor, uploads, row),
      });
    scope.all('/api/*', async (request, reply) => {
      await chargeAddress(app, request);
      return reply.status(404).send({ message: 'There is no such call' });
    });
  });
}
