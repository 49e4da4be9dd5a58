import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { AppError, badUserInput, tooLarge } from '../../core/errors.ts';
import type { FileField } from '../../core/feature.ts';
import type { Upload } from '../../core/files/process-upload.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { bodyBytes } from '../../limits.ts';
import { bodyTooLargeText } from '../error-masking.ts';
import type { TemporaryFiles } from './temporary-files.ts';

/**
 * Passes parts or bytes of a body on.
 * @throws BAD_USER_INPUT where the body is malformed or ends too early
 */
async function* orMalformed<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode !== undefined || error instanceof AppError)
      throw error;
    throw badUserInput(requestTexts.invalidMultipart);
  }
}

/** The bytes of a file as they arrive. @throws TOO_LARGE with the rule's text at its size */
async function* belowLimit(
  bytes: AsyncIterable<Buffer>,
  { maxBytes, texts }: ReturnType<FileField['rule']>,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size >= maxBytes) throw tooLarge(texts.size);
    yield chunk;
  }
}

/** What stands around the parts of a body: as much as all its text fields may have. */
const framingBytes = bodyBytes;

/** @throws TOO_LARGE for a body that says to be longer than all that the row takes */
function assertLength(
  { 'content-length': length }: FastifyRequest['headers'],
  fields: Record<string, FileField>,
): void {
  const rules = Object.values(fields).map(({ count, rule }) => ({ count, ...rule() }));
  const fileBytes = rules.reduce((sum, { count, maxBytes }) => sum + count * maxBytes, 0);
  if (Number(length ?? 0) > fileBytes + bodyBytes + framingBytes)
    throw tooLarge(rules[0]?.texts.size ?? bodyTooLargeText);
}

/** Names that come from outside become properties: without a prototype none of them is special. */
const emptyRecord = <Value>(): Record<string, Value> =>
  Object.create(null) as Record<string, Value>;

/** What has been read of one body. */
class MultipartBody {
  readonly body = emptyRecord<unknown>();
  readonly files = emptyRecord<Upload[]>();
  private textBytes = 0;

  constructor(
    private readonly fileFields: Record<string, FileField>,
    private readonly temporary: TemporaryFiles,
  ) {}

  /** @throws TOO_LARGE when the text fields together are over `bodyBytes` */
  addField(name: string, value: unknown): void {
    this.textBytes += name.length + Buffer.byteLength(String(value));
    if (this.textBytes > bodyBytes) throw tooLarge(bodyTooLargeText);
    this.body[name] = value;
  }

  /** @throws BAD_USER_INPUT for a field that takes no file, or none any more */
  private fieldOf(name: string): FileField {
    const field = this.fileFields[name];
    const count = this.files[name]?.length ?? 0;
    if (field && count < field.count) return field;
    throw badUserInput(count > 0 ? `${name} takes no more files` : `${name} takes no file`);
  }

  /**
   * @throws BAD_USER_INPUT for a file that the row does not declare; TOO_LARGE as soon as so much
   * of it has arrived
   */
  async addFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    const { rule } = this.fieldOf(fieldname);
    const bytes = belowLimit(orMalformed(file as AsyncIterable<Buffer>), rule(filename));
    (this.files[fieldname] ??= []).push(await this.temporary.write(filename, bytes));
  }
}

/**
 * Reads a multipart body: text fields, together no larger than a JSON body (`bodyBytes`), and the
 * files that the row declares.
 * @throws TOO_LARGE for more text or a larger file, as soon as that is known; BAD_USER_INPUT for an
 * undeclared file or a malformed body
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: Record<string, FileField>,
  temporary: TemporaryFiles,
): Promise<Pick<RestCall, 'body' | 'files'>> {
  assertLength(request.headers, fileFields);
  const read = new MultipartBody(fileFields, temporary);
  for await (const part of orMalformed(request.parts())) {
    try {
      if (part.type === 'field') read.addField(part.fieldname, part.value);
      else await read.addFile(part);
    } catch (error) {
      // The rest of a refused body is read and dropped.
      request.raw.unpipe().resume();
      throw error;
    }
  }
  return { body: read.body, files: read.files };
}
