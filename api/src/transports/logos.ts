import type { FastifyInstance } from 'fastify';
import { companyLogosPath } from '../../../schema/rules/companies/company-logos.ts';
import type { App } from '../core/context.ts';
import { collegeLogoFile } from '../features/college/index.ts';
import { companyLogos } from '../features/companies/index.ts';
import { sendStored } from './files.ts';
import { chargeAddress } from './http/request.ts';

/** `{id}` or `{id}.{size}`; of a size that is not stored the whole picture is shown. */
const pictureKey = /^([^.]+)(?:\.([a-z]{1,12}))?$/;
/** A logo's address is another one as soon as the logo is: what it answers never changes. */
const forGood = 'public, max-age=31536000, immutable';
/** A page that opens shows the logos of the last one at once, and asks what is new meanwhile. */
const askedAgain = 'public, max-age=60, stale-while-revalidate=604800';

/**
 * The logos of companies, for everybody, as companies stand on the landing page too:
 * `/logos.json`, which company has which, and `/logos/{id}` and `/logos/{id}.{size}`, the pictures
 * of those that are in use; 404 for any other. `/college-logo/{id}` is the college's own.
 */
export function logosTransport(server: FastifyInstance, app: App): void {
  server.get(companyLogosPath, async (request, reply) => {
    await chargeAddress(app, request, 'filesPerIp');
    const { json, version } = await companyLogos(app);
    const tag = `"logos-${version}"`;
    void reply.header('cache-control', askedAgain).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  const pictures = (path: string, isShown: (id: string) => Promise<boolean>) =>
    server.get(`${path}/:key`, async (request, reply) => {
      await chargeAddress(app, request, 'filesPerIp');
      const { key } = request.params as { key: string };
      const [, id = '', size] = pictureKey.exec(key) ?? [];
      const file = id && (await isShown(id)) ? { id, variant: size ?? null } : null;
      return sendStored(app, reply, file, { isInline: true, cacheControl: forGood });
    });
  pictures('/logos', async (id) => (await companyLogos(app)).shown.has(id));
  pictures('/college-logo', async (id) => (await collegeLogoFile(app)) === id);
}
