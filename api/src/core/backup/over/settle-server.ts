import type { Config } from '../../../config.ts';
import type { Log } from '../../log.ts';
import { holdAlone, replacedElsewhere } from '../attendance.ts';
import { countAsWhole, isAsideAt, isLoaded } from '../load/into-server.ts';
import { putServerBack } from './server-aside.ts';

/**
 * Ends what a restore left on a server, or takes it back, where its order is gone: with the folder
 * of a container.
 * @throws Error in one line where another instance is at it
 */
export async function settleServer(
  { databaseUrl, poolerUrl }: Pick<Config, 'databaseUrl' | 'poolerUrl'>,
  log: () => Log,
): Promise<void> {
  if (!databaseUrl || !(await isAsideAt(databaseUrl))) return;
  const server = await holdAlone(databaseUrl, poolerUrl !== undefined);
  if (!server) throw replacedElsewhere();
  try {
    const isWhole = await isLoaded(server);
    await (isWhole ? countAsWhole(databaseUrl) : putServerBack(server));
    log().warn(
      isWhole
        ? 'a restore was cut off and its order is gone: all of it was there'
        : 'a restore was cut off and its order is gone: the college is as it was',
    );
  } finally {
    await server.end();
  }
}
