import type { FastifyInstance } from 'fastify';
import type { App } from '../core/context.ts';
import { isId } from '../core/ids.ts';
import { fileHead } from '../features/files/index.ts';
import { chargeAddress } from './http/request.ts';

/**
 * Types that a browser may display; any other is a download. HTML and SVG could run scripts, so
 * they are never here.
 */
const displayable = new Set(['image/webp', 'image/png', 'image/jpeg', 'application/pdf']);

/**
 * `/files/{id}` and `/files/{id}.{variant}` by signed addresses (`core/files/address.ts`): the
 * signature is the permission, so nothing else is asked. 404 for a wrong or expired one, 503 when
 * the file store can't be reached.
 */
export function filesTransport(server: FastifyInstance, app: App): void {
  server.get('/files/:id', async (request, reply) => {
    await chargeAddress(app, request, 'filesPerIp');
    const { id: key } = request.params as { id: string };
    const [id = '', variant = null] = key.split('.');
    const { e, d, s } = request.query as Record<string, unknown>;
    const notFound = () =>
      reply.status(404).send({ message: 'This address is wrong or has expired' });
    if (
      !isId(id) ||
      typeof e !== 'string' ||
      typeof d !== 'string' ||
      typeof s !== 'string' ||
      !app.addresses.verify(key, e, d, s)
    )
      return notFound();
    const file = await fileHead(app, id, variant);
    if (!file) return notFound();
    // A picture that was stored without that size is sent whole.
    const stream = await app.files.get(variant !== null && file.hasVariant ? key : id);
    if (!stream) return notFound();
    const inline = d === 'inline' && displayable.has(file.contentType);
    const seconds = Math.max(0, Number(e) - Math.floor(app.clock.now().getTime() / 1000));
    return reply
      .headers({
        'content-type': displayable.has(file.contentType)
          ? file.contentType
          : 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': `private, max-age=${seconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  });
}
