import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isColour, nearestReadable } from '../../../../schema/rules/college/accent.ts';
import { productAccent } from '../../../../schema/rules/device/install-texts.ts';
import {
  collegePicturePath,
  type SharedKind,
  sharedKinds,
  sharedPictureTexts,
} from '../../../../schema/rules/files/shared-pictures.ts';
import { collegeName } from '../../core/college/college-name.ts';
import type { App } from '../../core/context.ts';
import { databaseBusy } from '../../core/errors.ts';
import { FairQueue } from '../../core/limits/fair-queue.ts';
import { collegeLogoFile, collegeWords } from '../../features/college/index.ts';
import { sharedThing } from '../../features/landing/index.ts';
import { chargeAddress } from '../http/request.ts';
import type { PictureWords } from './draw.ts';

/** A picture goes with what it shows: sites ask again after a minute, and are told at once. */
const aMinute = 'public, max-age=60';
/** Pictures that are kept drawn, of some tens of kilobytes each. */
const maxKept = 200;

/** One is drawn at a time, and few wait: who finds more waiting comes again. */
const queueLimits = { atOnce: 1, waiting: 20, milliseconds: 5000 };

/** The bytes of a stored file; null where it is gone. */
async function storedFile(app: App, id: string): Promise<Buffer | null> {
  const stream = await app.files.get(id);
  return stream && buffer(stream);
}

/** Draws pictures, each once for the words that it shows. */
function pictureStore(app: App) {
  const queue = new FairQueue(queueLimits, databaseBusy);
  const kept = new Map<string, Promise<Buffer>>();
  let count = 0;
  return (tag: string, words: PictureWords): Promise<Buffer> => {
    const known = kept.get(tag);
    if (known) return known;
    count += 1;
    const drawing = queue.run(count, async () => {
      const { drawPicture } = await import('./draw.ts');
      return drawPicture(words, (id) => storedFile(app, id));
    });
    kept.set(tag, drawing);
    drawing.catch(() => kept.delete(tag));
    for (const [oldest] of kept) if (kept.size > maxKept) kept.delete(oldest);
    return drawing;
  };
}

async function wordsOf(
  app: App,
  kind: SharedKind | null,
  id: string,
): Promise<PictureWords | null> {
  const college = collegeName(app.config);
  const { accent: chosen } = await collegeWords(app);
  const accent = isColour(chosen) ? nearestReadable(chosen) : productAccent;
  const common = { college, accent, logo: await collegeLogoFile(app) };
  if (kind === null)
    return {
      ...common,
      kind: sharedPictureTexts.collegeKind,
      title: college,
      facts: sharedPictureTexts.college,
      college: sharedPictureTexts.product,
      name: null,
    };
  const thing = await sharedThing(app, kind, id);
  return (
    thing && {
      ...common,
      kind: thing.kind,
      title: thing.title,
      facts: thing.facts,
      name: thing.name,
    }
  );
}

/**
 * The pictures that other sites show of links (`sharedPicturePath`), for everybody: of what a
 * visitor may see; 404 for what is not there and for what is not shown alike. Counted by address,
 * by a limit of their own: what is asked for by others is drawn.
 */
export function sharedPicturesTransport(server: FastifyInstance, app: App): void {
  const picture = pictureStore(app);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: SharedKind | null,
    id: string,
  ) => {
    await chargeAddress(app, request, 'picturesPerIp');
    const words = await wordsOf(app, kind, id);
    if (!words) return reply.status(404).send({ message: 'Not found' });
    const tag = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
    void reply.header('cache-control', aMinute).header('etag', `"${tag}"`);
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.status(304).send();
    return reply
      .type('image/png')
      .headers({ 'x-content-type-options': 'nosniff' })
      .send(await picture(tag, words));
  };
  server.get(collegePicturePath, (request, reply) => answer(request, reply, null, ''));
  for (const kind of sharedKinds)
    server.get(`/preview/${kind}/:id`, (request, reply) => {
      const { id } = request.params as { id: string };
      return answer(request, reply, kind, id.replace(/\.png$/, ''));
    });
}
