import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { isColour } from '../../../../schema/rules/college/accent.ts';
import { type CollegeIcon, collegeIcons } from '../../../../schema/rules/college/college-logo.ts';
import { productAccent } from '../../../../schema/rules/device/install-texts.ts';
import {
  collegeIcon,
  type IconWords,
  iconTag,
  iconWords,
} from '../../core/college/college-icon.ts';
import type { App } from '../../core/context.ts';
import { databaseBusy } from '../../core/errors.ts';
import { FairQueue } from '../../core/limits/fair-queue.ts';
import { chargeAddress } from '../http/request.ts';

const forGood = 'public, max-age=31536000, immutable';
const aMinute = 'public, max-age=60';
/** Each icon once, and those of the logo before while it changes. */
const maxKept = 2 * Object.keys(collegeIcons).length;
/** One is drawn at a time. */
const queueLimits = { atOnce: 1, waiting: 20, milliseconds: 5000 };

/** What stands where the logo was taken away, in mails that were sent before. */
const ofProduct = '/icons/icon-192.png';

/** Draws icons, each once. */
function iconStore(app: App) {
  const queue = new FairQueue(queueLimits, databaseBusy);
  const kept = new Map<string, Promise<Buffer | null>>();
  return (icon: CollegeIcon, words: IconWords): Promise<Buffer | null> => {
    const key = `${iconTag(words)} ${icon}`;
    const known = kept.get(key);
    if (known) return known;
    const drawing = queue.run(1, async () => {
      const stream = await app.files.get(words.logo);
      if (!stream) return null;
      const { drawIcon } = await import('./draw-icon.ts');
      const accent = isColour(words.accent) ? words.accent : productAccent;
      return drawIcon(icon, await buffer(stream), accent);
    });
    kept.set(key, drawing);
    const forget = (): void => void kept.delete(key);
    drawing.then((drawn) => drawn ?? forget(), forget);
    for (const [oldest] of kept) if (kept.size > maxKept) kept.delete(oldest);
    return drawing;
  };
}

const isIcon = (name: string): name is CollegeIcon => Object.hasOwn(collegeIcons, name);

/**
 * The icons of the college (`collegeIconPath`), for everybody and for mail programs: what its
 * address names never changes. The address of a former logo, as older mails have it, leads to the
 * one there is; 404 for other names.
 */
export function collegeIconsTransport(server: FastifyInstance, app: App): void {
  const draw = iconStore(app);
  server.get('/college-icon/:tag/:file', async (request, reply) => {
    await chargeAddress(app, request, 'filesPerIp');
    const { tag, file } = request.params as { tag: string; file: string };
    const icon = file.replace(/\.png$/, '');
    const words = iconWords(app.config);
    // Pages of mail programs show it as well.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!isIcon(icon) || icon === file) return reply.status(404).send({ message: 'Not found' });
    const isNow = words !== null && iconTag(words) === tag;
    const drawn = isNow ? await draw(icon, words) : null;
    if (!drawn) {
      const now = isNow ? null : collegeIcon(app.config, icon);
      return reply.header('cache-control', aMinute).redirect(now ?? ofProduct, 302);
    }
    return reply
      .header('cache-control', forGood)
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
      .send(drawn);
  });
}
