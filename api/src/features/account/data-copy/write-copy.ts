import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { collegeName } from '../../../core/college/college-name.ts';
import type { App } from '../../../core/context.ts';
import { nilId } from '../../../core/ids.ts';
import { type OwnData, ownPageRows } from '../../../core/own-data.ts';
import { uploadsOf } from '../../files/index.ts';
import { copyPage } from './copy-page.ts';

const readme = (college: string, at: Date): string =>
  `Your data at Experiencia, ${college}, as of ${at.toISOString()}.

Each .json file is a list of one kind of thing that you put in or that is kept of you; times are in UTC. The folder
"files" holds what you uploaded, under the id that "files.json" and the others name it by. Unpacked, "index.html" shows
all of it in a browser, without a network.

What others wrote is theirs: messages of others, and who blocks or opened you, are not in it.
`;

/** The rows of one part, a page after the other. */
async function* rowsOf({ db }: App, part: OwnData[string], userId: string) {
  if (!('pages' in part)) {
    yield* await db.query(part, { userId });
    return;
  }
  let after = nilId;
  for (;;) {
    const page = await db.query(part.pages, { userId, after });
    yield* page;
    const last = page.at(-1);
    if (page.length < ownPageRows || !last) return;
    after = last.id;
  }
}

/** A list as JSON, a row a line. */
async function* jsonOf(app: App, part: OwnData[string], userId: string) {
  let separator = '[\n';
  for await (const row of rowsOf(app, part, userId)) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The last characters of an id make names distinct, the first ones sort them by time. */
const pathOf = ({ id, purpose, name }: { id: string; purpose: string; name: string }): string =>
  `files/${purpose}/${id} ${name.replace(/[\\/]/g, '_')}`;

/**
 * Writes all that is kept of a person as a ZIP, a stream after the other, so that memory holds a
 * page of rows or a piece of a file at a time.
 * @param path where on this machine
 * @param onProgress called as it grows, with a hundredth part that is done
 */
export async function writeCopy(
  app: App,
  userId: string,
  path: string,
  onProgress: (percent: number) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const mtime = app.clock.now();
  const files = await app.db.query(uploadsOf, { userId });
  const parts = Object.entries(app.ownData);
  const total = parts.length + files.length + 1;
  let done = 0;
  const add = (name: string, compress: boolean, open: () => Promise<Readable>): void => {
    zip.addReadStreamLazy(name, { mtime, compress }, (opened) => {
      done += 1;
      onProgress(Math.floor((done * 100) / (total + 1)))
        .then(open)
        .then(
          (stream) => opened(null, stream),
          (error: Error) => zip.emit('error', error),
        );
    });
  };
  zip.addBuffer(Buffer.from(readme(collegeName(app.config), mtime)), 'README.txt', { mtime });
  for (const [name, part] of parts)
    add(`${name}.json`, true, () => Promise.resolve(Readable.from(jsonOf(app, part, userId))));
  for (const file of files)
    add(pathOf(file), false, async () => (await app.files.get(file.id)) ?? Readable.from([]));
  add('index.html', true, () => {
    const rows = new Map(
      parts.map(([name, part]) => [name, () => rowsOf(app, part, userId)] as const),
    );
    const named = files.map((file) => ({ name: file.name, path: pathOf(file) }));
    const about = { college: collegeName(app.config), at: mtime };
    return Promise.resolve(Readable.from(copyPage(about, rows, named)));
  });
  const output = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => output.destroy(error));
  zip.end();
  await pipeline(output, createWriteStream(path));
}
