import type { App } from '../core/context.ts';
import { countPages } from '../core/files/pdf/pdf-pages.ts';
import { variantKey } from '../core/files/store.ts';
import type { Person } from './college.ts';

/** A picture or document of the demo college with its bytes, before it is stored. */
export interface DemoFile {
  id: string;
  owner: Person;
  purpose:
    | 'picture'
    | 'verification'
    | 'post'
    | 'vision'
    | 'banner'
    | 'defaultBanner'
    | 'job'
    | 'chat';
  name: string;
  contentType: string;
  bytes: Buffer;
  /** Smaller sizes of a picture. */
  variants?: Record<string, Buffer>;
  at: Date;
}

/** Files handled at a time: as many as small machines have cores. */
export const maxParallelFiles = 4;

const objectsOf = ({ id, bytes, variants = {} }: DemoFile): [key: string, bytes: Buffer][] => [
  [id, bytes],
  ...Object.entries(variants).map(([name, variantBytes]): [string, Buffer] => [
    variantKey(id, name),
    variantBytes,
  ]),
];

/** Stores the bytes. Their rows come after: a crash between leaves bytes that nobody is shown. */
export async function storeFiles(app: App, files: DemoFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += maxParallelFiles) {
    await Promise.all(
      files
        .slice(from, from + maxParallelFiles)
        .flatMap((file) =>
          objectsOf(file).map(([key, bytes]) => app.files.put(key, bytes, file.contentType)),
        ),
    );
  }
}

/** Takes bytes back whose rows did not come to be. */
export async function dropFiles(app: App, files: DemoFile[]): Promise<void> {
  for (const [key] of files.flatMap(objectsOf)) await app.files.remove(key).catch(() => undefined);
}

/** The pages of a document; null of a picture. */
export const pagesOf = ({ contentType, bytes }: DemoFile): number | null =>
  contentType === 'application/pdf' ? countPages(bytes.toString('latin1')) : null;

export const fileRow = (file: DemoFile): Record<string, unknown> => ({
  id: file.id,
  owner_id: file.owner.id,
  purpose: file.purpose === 'defaultBanner' ? 'banner' : file.purpose,
  content_type: file.contentType,
  size: file.bytes.length,
  pages: pagesOf(file),
  name: file.name,
  created_at: file.at,
  variants: file.variants
    ? Object.fromEntries(
        Object.entries(file.variants).map(([size, variantBytes]) => [size, variantBytes.length]),
      )
    : null,
});
