import type { FastifyInstance, FastifyReply } from 'fastify';
import { voiceTypes } from '../../../schema/rules/chat/voice-texts.ts';
import type { App } from '../core/context.ts';
import { isId } from '../core/ids.ts';
import { fileHead } from '../features/files/index.ts';
import { rangeOf } from './byte-range.ts';
import { chargeAddress } from './http/request.ts';

/**
 * Types that a browser may display; any other is a download. HTML and SVG could run scripts, so
 * they are never here.
 */
const displayable = new Set([
  'image/webp',
  'image/png',
  'image/jpeg',
  'application/pdf',
  ...voiceTypes,
]);

/**
 * Sound is asked for in parts: Safari plays none whose server answers with the whole, and who goes
 * to a place needs what is behind it alone. Other files are read from their beginning.
 */
const isSentInParts = (contentType: string): boolean => contentType.startsWith('audio/');

/**
 * Sends a stored file, or a smaller size of it; a picture that was stored without that size whole.
 * 404 for null and for what is not stored.
 */
export async function sendStored(
  app: App,
  reply: FastifyReply,
  wanted: { id: string; variant: string | null } | null,
  how: { isInline: boolean; cacheControl: string; range?: string | undefined },
): Promise<FastifyReply> {
  const notFound = () =>
    reply.status(404).send({ message: 'This address is wrong or has expired' });
  if (!wanted) return notFound();
  const { id, variant } = wanted;
  const file = await fileHead(app, id, variant);
  if (!file) return notFound();
  const key = variant !== null && file.hasVariant ? `${id}.${variant}` : id;
  const isInParts = isSentInParts(file.contentType);
  const range = isInParts ? rangeOf(how.range, file.size) : null;
  if (range === 'outside')
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  const stream = await app.files.get(key, ...(range ? [range] : []));
  if (!stream) return notFound();
  const isDisplayed = how.isInline && displayable.has(file.contentType);
  if (range)
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply
    .headers({
      ...(isInParts && { 'accept-ranges': 'bytes' }),
      'content-type': displayable.has(file.contentType)
        ? file.contentType
        : 'application/octet-stream',
      'content-length': String(range ? range.end - range.start + 1 : file.size),
      'content-disposition': `${isDisplayed ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': how.cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(stream);
}

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
    const isSigned =
      isId(id) &&
      typeof e === 'string' &&
      typeof d === 'string' &&
      typeof s === 'string' &&
      app.addresses.verify(key, e, d, s);
    const seconds = Math.max(0, Number(e) - Math.floor(app.clock.now().getTime() / 1000));
    return sendStored(app, reply, isSigned ? { id, variant } : null, {
      isInline: d === 'inline',
      range: request.headers.range,
      cacheControl: `private, max-age=${seconds}, immutable`,
    });
  });
}
