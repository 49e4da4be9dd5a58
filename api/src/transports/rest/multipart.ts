import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, badUserInput } from '../../core/errors.ts';
import type { RestCall } from '../../core/feature.ts';
import type { Upload } from '../../core/files/process-upload.ts';
import { bodyBytes } from '../../limits.ts';
import { bodyTooLargeText } from '../error-masking.ts';
import type { TemporaryFiles } from './temporary-files.ts';

/** Passes parts or bytes of a body on. @throws BAD_USER_INPUT where the body is malformed or ends too early */
async function* orMalformed<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode !== undefined || error instanceof AppError)
      throw error;
    throw badUserInput('The multipart body is not valid');
  }
}

/** Names that come from outside become properties: without a prototype none of them is special. */
const emptyRecord = <Value>(): Record<string, Value> =>
  Object.create(null) as Record<string, Value>;

/** What has been read of one body. */
class MultipartBody {
  readonly body = emptyRecord<unknown>();
  readonly files = emptyRecord<Upload[]>();
  private textBytes = 0;

  /** @param fileFields the file fields of the row, and how many files each may have */
  constructor(
    private readonly fileFields: Record<string, number>,
    private readonly temporary: TemporaryFiles,
  ) {}

  /** @throws TOO_LARGE when the text fields together are over `bodyBytes` */
  addField(name: string, value: unknown): void {
    this.textBytes += name.length + Buffer.byteLength(String(value));
    if (this.textBytes > bodyBytes) throw new AppError('TOO_LARGE', bodyTooLargeText);
    this.body[name] = value;
  }

  /** @throws BAD_USER_INPUT for a file that the row does not declare */
  assertTakesFile(name: string): void {
    const count = this.files[name]?.length ?? 0;
    if (count < (this.fileFields[name] ?? 0)) return;
    throw badUserInput(count > 0 ? `${name} takes no more files` : `${name} takes no file`);
  }

  /** A file over the transport's limit is cut there; the rule behind it has a lower limit and refuses the file. */
  async addFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    const bytes = orMalformed(file as AsyncIterable<Buffer>);
    (this.files[fieldname] ??= []).push(await this.temporary.write(filename, bytes));
  }
}

/**
 * Reads a multipart body: text fields, together no larger than a JSON body (`bodyBytes`), and the files that the row
 * declares.
 * @throws TOO_LARGE for more text; BAD_USER_INPUT for an undeclared file or a malformed body
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: Record<string, number>,
  temporary: TemporaryFiles,
): Promise<Pick<RestCall, 'body' | 'files'>> {
  const read = new MultipartBody(fileFields, temporary);
  for await (const part of orMalformed(request.parts())) {
    try {
      if (part.type === 'field') read.addField(part.fieldname, part.value);
      else read.assertTakesFile(part.fieldname);
    } catch (error) {
      // The rest of a refused body is read and dropped.
      request.raw.unpipe().resume();
      throw error;
    }
    if (part.type === 'file') await read.addFile(part);
  }
  return { body: read.body, files: read.files };
}
