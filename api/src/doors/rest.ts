import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, validate } from 'graphql';
import { type AccessRule, assertAccess } from '../core/access.ts';
import type { App } from '../core/context.ts';
import { AppError, badInput } from '../core/errors.ts';
import type { RestCall, RestRow } from '../core/feature.ts';
import type { Upload } from '../core/files/intake.ts';
import { bodyBytes, uploadBytes, uploadFiles } from '../limits.ts';
import type { Executor } from './execute.ts';
import { bodyTooLarge, masked, plain, statusOf } from './mask.ts';
import { allowanceHeaders, countAddress, openRequest, refusalHeaders } from './request.ts';
import type { Uploading } from './uploading.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** What a multipart body holds. @throws BAD_USER_INPUT when it is none, or ends before its end */
async function* whole<Held>(held: AsyncIterable<Held>): AsyncGenerator<Held> {
  try {
    yield* held;
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode !== undefined || error instanceof AppError)
      throw error;
    throw badInput('The multipart body is not valid');
  }
}

/** Files of a body on their way in, aside from memory. A file over the door's limit is cut there: the rule behind it, whose limit is lower, refuses it with its text. */
class Aside {
  private readonly paths: string[] = [];

  async keep(part: MultipartFile): Promise<Upload> {
    const path = join(tmpdir(), `experiencia-${randomUUID()}`);
    this.paths.push(path);
    await pipeline(
      whole(part.file as AsyncIterable<Buffer>),
      createWriteStream(path, { mode: 0o600 }),
    );
    return { filename: part.filename, open: () => createReadStream(path) };
  }

  async clear(): Promise<void> {
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }
}

/** Reads a multipart body: text fields, together no larger than a JSON body, and the files that its row declares. */
async function readMultipart(
  request: FastifyRequest,
  declared: Record<string, number>,
  aside: Aside,
): Promise<Pick<RestCall, 'body' | 'files'>> {
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: Record<string, Upload[]> = Object.create(null) as Record<string, Upload[]>;
  /** What is still sent is let go unread: nobody waits for it. */
  const refused = (error: AppError): AppError => {
    request.raw.unpipe().resume();
    return error;
  };
  let textBytes = 0;
  for await (const part of whole(request.parts())) {
    if (part.type === 'field') {
      textBytes += part.fieldname.length + Buffer.byteLength(String(part.value));
      if (textBytes > bodyBytes) throw refused(new AppError('TOO_LARGE', bodyTooLarge));
      body[part.fieldname] = part.value;
      continue;
    }
    const taken = files[part.fieldname]?.length ?? 0;
    if (taken >= (declared[part.fieldname] ?? 0)) {
      throw refused(
        badInput(
          taken > 0 ? `${part.fieldname} takes no more files` : `${part.fieldname} takes no file`,
        ),
      );
    }
    (files[part.fieldname] ??= []).push(await aside.keep(part));
  }
  return { body, files };
}

async function readCall(request: FastifyRequest, row: RestRow, aside: Aside): Promise<RestCall> {
  const query = Object.fromEntries(
    Object.entries(record(request.query)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  );
  const params = request.params as Record<string, string>;
  if (row.multipart && request.isMultipart())
    return { params, query, ...(await readMultipart(request, row.multipart, aside)) };
  return { params, query, body: record(request.body), files: {} };
}

function refuse(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const shown = masked(error, app.log, request.id);
  const { code, fields, requestId } = (shown.extensions ?? {}) as {
    code?: string;
    fields?: Record<string, string>;
    requestId?: string;
  };
  return reply
    .headers(refusalHeaders(shown.extensions))
    .status(statusOf(code))
    .send({
      message: shown.message,
      ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
      ...(requestId ? { requestId } : {}),
    });
}

/** The rules of what a row asks: who may not is refused before anything of the body is read. */
function rulesOf(schema: GraphQLSchema, document: DocumentNode): AccessRule[] {
  const operation = getOperationAST(document);
  const fields = operation ? schema.getRootType(operation.operation)?.getFields() : undefined;
  return (operation?.selectionSet.selections ?? []).flatMap((asked) =>
    asked.kind === Kind.FIELD
      ? [fields?.[asked.name.value]?.extensions['access'] as AccessRule]
      : [],
  );
}

/** The documented `/api` calls: each row runs its GraphQL document in process, so rules and policies exist once. */
export async function restDoor(
  server: FastifyInstance,
  app: App,
  executor: Executor,
  uploading: Uploading,
  rows: RestRow[],
): Promise<void> {
  await server.register(async (scope) => {
    // Names come as they were sent: one with folders is refused by the rule, not tidied up.
    await scope.register(multipart, {
      preservePath: true,
      limits: { fileSize: uploadBytes, files: uploadFiles, fieldSize: bodyBytes, fields: 200 },
      throwFileSizeLimit: false,
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    // A POST without a body may still name JSON as its type.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (_request, body, done) => {
        if (body === '') {
          done(null, {});
          return;
        }
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(badInput('The body is not valid JSON'), undefined);
        }
      },
    );
    const forms = new Set(rows.filter(({ takesForm }) => takesForm).map(({ path }) => path));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (request, _body, done) => {
        if (forms.has(request.routeOptions.url ?? '')) done(null, {});
        else done(new AppError('UNSUPPORTED_TYPE', 'Unsupported Media Type'), undefined);
      },
    );
    scope.setErrorHandler(async (error, request, reply) => {
      try {
        await countAddress(app, request);
      } catch (refusal) {
        return refuse(app, request, reply, refusal);
      }
      const { statusCode: status } = error as { statusCode?: number };
      if (status && status >= 400 && status < 500)
        return reply.status(status).send({ message: plain(error as Error) });
      return refuse(app, request, reply, error);
    });
    for (const row of rows) {
      const [wrong] = validate(executor.schema, row.document);
      if (wrong) throw new Error(`${row.method} ${row.path}: ${wrong.message}`);
      const rules = rulesOf(executor.schema, row.document);
      scope.route({
        method: row.method,
        url: row.path.replace(/\{(\w+)\}/g, ':$1'),
        async handler(request, reply) {
          const { context, allowance } = await openRequest(app, request);
          void reply.headers(allowanceHeaders(allowance));
          for (const rule of rules) assertAccess(rule, context.viewer);
          const aside = new Aside();
          const ended =
            row.multipart && request.isMultipart() && context.viewer
              ? uploading.begin(context.viewer.id)
              : undefined;
          const run = async () =>
            executor.run({
              document: row.document,
              variables: row.variables(await readCall(request, row, aside)),
              context,
            });
          const { data, errors } = await run().finally(() => {
            ended?.();
            return aside.clear();
          });
          return errors?.[0] ? refuse(app, request, reply, errors[0]) : row.reply(data);
        },
      });
    }
    scope.all('/api/*', async (request, reply) => {
      await countAddress(app, request);
      return reply.status(404).send({ message: 'There is no such call' });
    });
  });
}
