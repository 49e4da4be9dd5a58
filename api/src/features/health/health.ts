import { healthTexts } from '../../../../schema/rules/health/health-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Health } from '../../core/health/check.ts';
import { measureHealth } from '../../core/health/measure.ts';
import { supportPacket, supportPacketName } from '../../core/health/support-packet.ts';
import { isId } from '../../core/ids.ts';
import { fingerprintOf } from '../../core/secrets/secrets.ts';
import { audit } from '../audits/index.ts';
import type { FailedWork, HealthFinding, SupportPacket } from './health.types.ts';
import { SealingSecretEntity, theOne } from './sealing-secret.entity.ts';
import { workWords } from './work-words.ts';

const texts = healthTexts;

/** Several who look at the page at a time are answered by one look. */
const freshMilliseconds = 2000;
const looks = new WeakMap<App, { at: number; found: Promise<Health[]> }>();

/** How everything stands, as it was within the last seconds. */
export async function health({ app }: Context): Promise<HealthFinding[]> {
  let look = looks.get(app);
  if (!look || performance.now() - look.at >= freshMilliseconds) {
    look = { at: performance.now(), found: measureHealth(app) };
    looks.set(app, look);
  }
  return (await look.found).map(({ advice = null, said = null, canBeMeant = false, ...found }) => ({
    ...found,
    ...{ advice, said, canBeMeant },
  }));
}

/** What failed of the work behind the pages, the last first. */
export async function failedWork({ app }: Context): Promise<FailedWork[]> {
  const failed = await app.jobs.failures();
  return failed.map((job) => ({ ...job, about: workWords[job.name] ?? job.name }));
}

/**
 * Runs something that failed again at once.
 * @throws CONFLICT where it does not wait any more; FORBIDDEN 'Not a superAdmin'
 */
export async function runWorkAgain(ctx: Context, id: string): Promise<FailedWork[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const name = await change(app, async (work) => {
    const found = isId(id) ? await app.jobs.runAgain(work.em, id) : null;
    if (found === null) throw conflict(texts.jobs.gone);
    audit(work, {
      adminId: viewer.id,
      action: 'work.runAgain',
      changes: { job: found },
      at: app.clock.now(),
    });
    return found;
  });
  app.jobs.wake(name);
  // The next look sees what came of it.
  looks.delete(app);
  return failedWork(ctx);
}

/**
 * Says that the secret of this server was changed on purpose: it seals things from now on.
 * @throws CONFLICT where it is the one of before; FORBIDDEN 'Not a superAdmin'
 */
export async function confirmSecret(ctx: Context): Promise<HealthFinding[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const fingerprint = fingerprintOf(app.config.jwtSecret);
  const since = app.clock.now();
  await change(app, async (work) => {
    await work.advisoryLock('health');
    const noted = await work.em.findOne(SealingSecretEntity, theOne);
    if (!noted || noted.fingerprint === fingerprint) throw conflict(texts.secret.unchanged);
    Object.assign(noted, { fingerprint, since });
    audit(work, { adminId: viewer.id, action: 'secret.confirm', at: since });
  });
  looks.delete(app);
  return health(ctx);
}

/**
 * What somebody who helps from outside needs to know.
 * @throws FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
export async function supportPacketOf(ctx: Context): Promise<SupportPacket> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('supportPackets', viewer.id);
  return { name: supportPacketName(app.clock.now()), text: await supportPacket(app) };
}
