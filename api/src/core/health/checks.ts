import type { App } from '../context.ts';
import { address } from './address.ts';
import { backups } from './backups.ts';
import type { Asked, HealthCheck } from './check.ts';
import { database } from './database.ts';
import { files } from './files.ts';
import { instances } from './instances.ts';
import { jobs } from './jobs.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';
import { secret } from './secret.ts';
import { signIn } from './sign-in.ts';
import { version } from './version.ts';

/**
 * All that the health of a college is made of: the page of super admins, their mails, `/readyz` and
 * `npm run doctor` read this one list.
 */
export const healthCheckList: readonly HealthCheck[] = [
  database,
  files,
  mail,
  jobs,
  backups,
  secret,
  push,
  signIn,
  instances,
  address,
  version,
];

/**
 * What does not work while the rest does, as `/readyz` names it: `database full` (people can read
 * alone), `files` and `files full`, `mail` (what was to be sent waits), `late jobs` with their
 * names, `redis` (events and limits are kept in this process).
 */
export const degradations = (app: App, asked: Asked): string[] =>
  healthCheckList.flatMap(({ degraded }) => degraded?.(app, asked) || []);
