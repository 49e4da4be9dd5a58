import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '../../core/files/process-upload.ts';

/** The files of one body, on disk while the request runs: they take no memory. */
export class TemporaryFiles {
  private readonly paths: string[] = [];

  /** Writes a file as it arrives; readable by this process's user alone. */
  async write(filename: string, bytes: AsyncIterable<Buffer>): Promise<Upload> {
    const path = join(tmpdir(), `experiencia-${randomUUID()}`);
    this.paths.push(path);
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return { filename, open: () => createReadStream(path) };
  }

  async removeAll(): Promise<void> {
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }
}
