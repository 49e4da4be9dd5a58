import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import { inboundMailBytes } from '../connection-limits.ts';
import type { App } from '../core/context.ts';
import { badUserInput, tooLarge, unauthenticated } from '../core/errors.ts';
import { isNestedDeeper } from '../core/limits/nesting.ts';
import { type InboundMail, inboundMailPath } from '../core/mail/inbound/inbound-mail.ts';
import { mailgunMail, postmarkMail } from '../core/mail/inbound/shapes.ts';
import { isSignedBody, isSignedToken } from '../core/mail/inbound/signatures.ts';
import { takeMail } from '../features/mailanswers/index.ts';
import { jsonLevels } from '../limits.ts';
import { bodyTooLargeText } from './error-masking.ts';
import { answerError } from './http/answer-error.ts';
import { createRequestContext } from './http/request.ts';

const notSigned = () => unauthenticated('This delivery is not signed, or by another secret');

/** A form that Mailgun posts: its fields, and how many files came with it. */
interface Form {
  fields: Record<string, string>;
  fileCount: number;
}

/** Reads a file to its end and drops it. @returns its bytes */
async function drop({ file }: MultipartFile): Promise<number> {
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}

/** @throws TOO_LARGE as soon as more has arrived than a mail may have */
async function readMultipart(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: {}, fileCount: 0 };
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      form.fileCount += 1;
      bytes += await drop(part);
    } else {
      const value = String(part.value);
      form.fields[part.fieldname] = value;
      bytes += value.length;
    }
    if (bytes > inboundMailBytes.all) throw tooLarge(bodyTooLargeText);
  }
  return form;
}

function parsedJson(body: Buffer): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    throw badUserInput(requestTexts.invalidJson);
  }
  if (isNestedDeeper(parsed, jsonLevels)) throw badUserInput(requestTexts.tooDeep);
  return parsed;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A mail of one's own program, or of Cloudflare's worker: the raw body is signed. */
function signedJson(app: App, secret: string, request: FastifyRequest, body: Buffer): InboundMail {
  const id = headerOf(request, 'webhook-id');
  const signed = {
    timestamp: headerOf(request, 'webhook-timestamp'),
    signatures: headerOf(request, 'webhook-signature').split(' '),
  };
  if (id === '' || !isSignedBody(secret, id, body, signed, app.clock.now())) throw notSigned();
  return postmarkMail(parsedJson(body), id);
}

function signedForm(app: App, secret: string, { fields, fileCount }: Form): InboundMail {
  const { token = '', timestamp = '', signature = '' } = fields;
  const signed = { timestamp, signatures: [signature.toLowerCase()] };
  if (token === '' || !isSignedToken(secret, token, signed, app.clock.now())) throw notSigned();
  return mailgunMail(fields, fileCount);
}

const formIn = (body: Buffer): Form => ({
  fields: Object.fromEntries(new URLSearchParams(body.toString('utf8'))),
  fileCount: 0,
});

/**
 * `POST /api/mail/inbound`: mails that answer mails of ours, as a mail provider delivers them
 * (docs/decisions/answering-mails.md). There is no such call where the college takes none.
 */
export async function inboundMailTransport(server: FastifyInstance, app: App): Promise<void> {
  const { inboundMail } = app.config;
  if (!inboundMail) return;
  const { secret } = inboundMail;
  await server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: inboundMailBytes.all, fieldSize: inboundMailBytes.text, fields: 100 },
      throwFileSizeLimit: false,
    });
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: inboundMailBytes.text },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
    scope.post(inboundMailPath, { bodyLimit: inboundMailBytes.text }, async (request, reply) => {
      const { context } = await createRequestContext(app, request, 'inboundMailsPerIp');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isJson = headerOf(request, 'content-type').startsWith('application/json');
      const mail = isJson
        ? signedJson(app, secret, request, body)
        : signedForm(
            app,
            secret,
            request.isMultipart() ? await readMultipart(request) : formIn(body),
          );
      const outcome = await takeMail({ ...context, viewer: null }, mail);
      if (outcome === 'forged') throw notSigned();
      return reply.header('cache-control', 'no-store').send({ outcome });
    });
  });
}
