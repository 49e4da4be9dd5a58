import type { App } from '../core/context.ts';
import type { Person } from './college.ts';

/** A picture or document of the demo college with its bytes, before it is stored. */
export interface DemoFile {
  id: string;
  owner: Person;
  purpose: 'picture' | 'verification' | 'post';
  name: string;
  contentType: string;
  bytes: Buffer;
  at: Date;
}

/** Files handled at a time: as many as small machines have cores. */
export const filesAtOnce = 4;

/** Stores the bytes. Their rows come after: a crash between leaves bytes that nobody is shown. */
export async function storeFiles(app: App, files: DemoFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtOnce) {
    await Promise.all(files.slice(from, from + filesAtOnce).map(({ id, bytes, contentType }) => app.files.put(id, bytes, contentType)));
  }
}

/** Takes bytes back whose rows did not come to be. */
export async function dropFiles(app: App, files: DemoFile[]): Promise<void> {
  for (const { id } of files) await app.files.remove(id).catch(() => undefined);
}

export const fileRow = ({ id, owner, purpose, name, contentType, bytes, at }: DemoFile): Record<string, unknown> =>
  ({ id, owner_id: owner.id, purpose, content_type: contentType, size: bytes.length, name, created_at: at });
