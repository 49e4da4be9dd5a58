import type { FastifyInstance } from 'fastify';
import { backupPlace, readName } from '../core/backup/places.ts';
import type { App } from '../core/context.ts';
import { backupAddresses } from '../features/backups/index.ts';
import { chargeAddress } from './http/request.ts';

/**
 * `/backups/{name}` by an address that `downloadBackup` signed: the archive as a file, byte after
 * byte as it is read. 404 for a wrong or expired address.
 */
export function backupsTransport(server: FastifyInstance, app: App): void {
  // What is encrypted or packed gets no smaller, and how far it is could not be told.
  server.get('/backups/:name', { compress: false }, async (request, reply) => {
    await chargeAddress(app, request, 'filesPerIp');
    const { name } = request.params as { name: string };
    const { e, s } = request.query as Record<string, unknown>;
    const place = backupPlace(app.config);
    const archive =
      readName(name) && backupAddresses.verify(app, name, e, s)
        ? (await place.list()).find((one) => one.name === name)
        : undefined;
    if (!archive)
      return reply.status(404).send({ message: 'This address is wrong or has expired' });
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': String(archive.size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await place.read(name));
  });
}
