import type { FastifyInstance } from 'fastify';
import type { App } from '../core/context.ts';
import { statement } from '../core/db.ts';
import { notNow } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { countAddress } from './request.ts';

interface FileRow {
  contentType: string;
  size: number;
  name: string;
  hasVariant: boolean | null;
}

const fileById = statement<FileRow>(
  'file_by_id',
  'select content_type as "contentType", coalesce((variants->>$2::text)::int, size) as size, name, variants ? $2::text as "hasVariant" from files where id = $1',
);

/** Types that a browser may show; anything else is a download. Never HTML or SVG. */
const shown = new Set(['image/webp', 'image/png', 'image/jpeg', 'application/pdf']);

/** Signed file addresses: the signature is the permission, handed out only to those who may see the file. */
export function filesDoor(server: FastifyInstance, app: App): void {
  server.get('/files/:id', async (request, reply) => {
    await countAddress(app, request, 'filesPerIp');
    const { id: key } = request.params as { id: string };
    const [id = '', variant = null] = key.split('.');
    const { e, d, s } = request.query as Record<string, unknown>;
    const gone = () => reply.status(404).send({ message: 'This address is wrong or has expired' });
    if (
      !isId(id) ||
      typeof e !== 'string' ||
      typeof d !== 'string' ||
      typeof s !== 'string' ||
      !app.addresses.verify(key, e, d, s)
    )
      return gone();
    const [file] = await app.db.rows(fileById, [id, variant]);
    if (!file) return gone();
    // A picture that was stored without that size is shown whole.
    const stream = await app.files
      .get(variant !== null && file.hasVariant ? key : id)
      .catch((error: unknown) => {
        app.log.error({ err: error, requestId: request.id }, 'the file store failed');
        throw notNow();
      });
    if (!stream) return gone();
    const inline = d === 'inline' && shown.has(file.contentType);
    const seconds = Math.max(0, Number(e) - Math.floor(app.clock.now().getTime() / 1000));
    return reply
      .headers({
        'content-type': shown.has(file.contentType) ? file.contentType : 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': `private, max-age=${seconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  });
}
