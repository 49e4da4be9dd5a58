import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { archiveUploadPath, restoreNewsPath } from '../../../schema/rules/backups/restoring.ts';
import { archiveChunkBytes } from '../backup-limits.ts';
import { requireViewer } from '../core/access.ts';
import type { App, Context } from '../core/context.ts';
import { takeArchivePart } from '../features/backups/index.ts';
import { createRequestContext } from './http/request.ts';

/** Another one at each start: who waits for a restore sees that the program came back. */
const startId = randomUUID();

/**
 * `POST /backups/upload?upload={id}&at={bytes}&size={bytes}`: a part of an archive that a super
 * admin brings to an empty college, straight to the disk. Who sends it is asked before its body is
 * read. `/restore.json` says that nothing is restored now (`restore-order.ts` answers it while
 * something is).
 */
export async function archiveUploadTransport(server: FastifyInstance, app: App): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.get(restoreNewsPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ percent: null, start: startId }),
  );
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: archiveChunkBytes },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    scope.post(
      archiveUploadPath,
      {
        bodyLimit: archiveChunkBytes,
        async onRequest(request) {
          const { context } = await createRequestContext(app, request);
          requireViewer(context, 'superAdmin');
          contexts.set(request, context);
        },
      },
      async (request) => {
        const context = contexts.get(request);
        if (!context) throw new Error('a part of an archive without its sender');
        const { upload, at, size } = request.query as Record<string, unknown>;
        return takeArchivePart(
          context,
          { upload: String(upload), at: Number(at), size: Number(size) },
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        );
      },
    );
    done();
  });
}
