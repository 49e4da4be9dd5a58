import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildTexts } from '../../schema/rules/companies/companies-texts.ts';
import { startApp } from './app.ts';
import { type Config, ConfigError, readConfig, useTemporaryFolder } from './config.ts';
import { attend } from './core/backup/attendance.ts';
import { openCommandDoor } from './core/backup/command-door.ts';
import { openDoor } from './core/backup/door.ts';
import { watchEmbedded } from './core/database/embedded/embedded-watch.ts';
import { NewerDatabaseError } from './core/database/migrate/schema-check.ts';
import { openTemporaryFolder } from './core/files/temporary-folder.ts';
import { reachesNobody } from './core/mail/reaches-nobody.ts';
import { onRestart } from './core/program/restart.ts';
import { demoAccounts, makeDemoCollege } from './demo/index.ts';
import { firstAdminLine } from './features/administration/index.ts';
import { rebuildCommand, rebuildCompanies } from './features/companies/index.ts';
import { tellOfRefusedStart } from './features/health/index.ts';
import { sweepMilliseconds } from './limits.ts';
import { carryOutOrder } from './restore-order.ts';
import { openUnstarted } from './unstarted.ts';

/** How long stopping may take: orchestrators kill a process after ten seconds. */
const stopMilliseconds = 9_800;
/**
 * How long calls are still taken after readiness was turned off, where other instances can take
 * them over.
 */
const drainMilliseconds = 2_500;

interface SystemError extends Error {
  code?: string;
  syscall?: string;
}

/** The first error in the chain of causes that has a code of the system or the database server. */
function codedError(error: unknown): SystemError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (typeof (current as SystemError).code === 'string') return current;
  return undefined;
}

/** The line that names the setting which causes an error; null when no setting does. */
function settingLine(error: unknown, config: Config | undefined): string | null {
  if (error instanceof ConfigError || (error instanceof Error && /^[A-Z_]+: /.test(error.message)))
    return error.message;
  const coded = codedError(error);
  if (coded?.syscall === 'listen')
    return `PORT: ${config?.port ?? ''} can't be used (${coded.code === 'EADDRINUSE' ? 'another program uses it' : coded.message})`;
  if (coded && config?.databaseUrl)
    return `DATABASE_URL: the database server can't be used (${coded.message || coded.code || 'no answer'})`;
  return null;
}

/** Writes what is wrong, in one line if a setting is, and ends the process. */
function exitWith(error: unknown, config?: Config): never {
  const line = settingLine(error, config)?.replace(/\s+/g, ' ');
  process.stderr.write(
    line
      ? `${line}\n`
      : `The product could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    return exitWith(error);
  }
}

const settings = readConfigOrExit();
const config = await carryOutOrder(settings).catch((error: unknown) => exitWith(error, settings));
const attendance =
  config.databaseUrl &&
  (await attend(config.databaseUrl, () => {
    // Nothing that it knows is right any more: whoever watches it starts it again.
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  }).catch((error: unknown) => exitWith(error, config)));
const temporary = openTemporaryFolder(tmpdir());
useTemporaryFolder(temporary.path);
temporary.sweep();
setInterval(() => {
  temporary.sweep();
}, sweepMilliseconds).unref();
process.on('exit', () => {
  temporary.remove();
});
/** Becomes a new process in the place of this one, where the system can. */
function execAgain(): void {
  if (process.platform === 'win32' || !process.execve) return;
  // No handler of the exit is called.
  temporary.remove();
  process.execve(process.execPath, [
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
}
/** What asks for a new start is answered meanwhile. */
const answerMilliseconds = 500;
/** The log is written by a thread of its own. */
const logMilliseconds = 100;

/**
 * What made the embedded database and its college has taken memory that a process never gives back:
 * people are served by one that only opens them. One that somebody watches (`npm run dev`) stays.
 */
async function startAnew(): Promise<void> {
  if (process.channel || process.platform === 'win32' || !process.execve) return;
  endWatch?.();
  // What could not be closed in this time is left as it is where a process is killed.
  await Promise.race([closeAll(), sleep(stopMilliseconds)]).catch((error: unknown) => {
    running.app.log.error({ err: error }, 'what was open could not be closed in order');
  });
  await sleep(logMilliseconds);
  execAgain();
}
async function closeAll(): Promise<void> {
  await running.close();
  if (attendance) await attendance.close();
}

/** Ends looking after the embedded database: one that is being closed refuses everybody. */
let endWatch: (() => void) | undefined;

/** How long telling super admins may hold up the end of a refused start. */
const tellMilliseconds = 20_000;

/** Nobody can look at the page of health of what does not run. */
async function tellSuperAdmins(): Promise<void> {
  const { app, close } = await openUnstarted(config);
  try {
    await tellOfRefusedStart(app);
  } finally {
    await close();
  }
}

const running = await startApp(config).catch(async (error: unknown) => {
  // The line of the refusal says all that is needed: a mail that can't leave adds nothing to it.
  if (error instanceof NewerDatabaseError)
    await Promise.race([tellSuperAdmins(), sleep(tellMilliseconds)]).catch(() => undefined);
  return exitWith(error, config);
});
const { app } = running;

const isSeeded = config.demoData && (await makeDemoCollege(app));
if (app.db.kind === 'embedded' && (isSeeded || running.migrations.length > 0)) {
  app.log.info('the database is made: starting once more, without what that took');
  await startAnew();
}
await running.listen().catch((error: unknown) => exitWith(error, config));
app.log.info(`Experiencia is at ${config.publicUrl}`);
const setUpLine = await firstAdminLine(app);
if (setUpLine !== null) app.log.warn(setUpLine);
if (config.demoData) for (const line of await demoAccounts(app)) app.log.info(line);
if (reachesNobody(app))
  app.log.warn(
    'No mail server is named: invitations and announcements wait for one, other mails reach nobody. Admin › College, Mail, or SMTP_URL names it',
  );
else if (app.mailer.storedMails)
  app.log.info(`Mail is shown at http://localhost:${config.port}/dev/mail`);

const closeDoor = app.db.copy && openDoor(config.dataDir, app.db.copy, app.log);
const closeCommands =
  app.db.copy &&
  openCommandDoor(
    config.dataDir,
    { [rebuildCommand]: async () => rebuildTexts.done(await rebuildCompanies(app)) },
    app.log,
  );

// One that somebody watches (`npm run dev`) is not replaced under their eyes.
if (!process.channel && process.platform !== 'win32' && process.execve)
  onRestart(() => {
    // What asked for it is answered first.
    setTimeout(() => {
      void startAnew();
    }, answerMilliseconds);
  });

let isStopping = false;
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  app.log.info(`${signal}: finishing what is in progress`);
  setTimeout(() => process.exit(1), stopMilliseconds).unref();
  endWatch?.();
  closeDoor?.();
  closeCommands?.();
  if (signal === 'SIGTERM' && config.databaseUrl) await running.drain(drainMilliseconds);
  await running.close();
  process.exit(process.exitCode ?? 0);
}
/** A process that was started again so recently is not started again: something else is wrong. */
const restartAfterSeconds = 30;

/**
 * Starts the program anew in the place of this process; where the system can't, it ends, and who
 * runs it starts it again.
 */
function startAgain(): never {
  if (process.uptime() > restartAfterSeconds) execAgain();
  process.exit(1);
}
if (app.db.kind === 'embedded')
  endWatch = watchEmbedded(app.db, (error) => {
    app.log.fatal({ err: error }, 'the embedded database answers nothing any more: starting again');
    setTimeout(startAgain, logMilliseconds);
  });

process.on('SIGTERM', () => {
  void stop('SIGTERM');
});
process.on('SIGINT', () => {
  void stop('SIGINT');
});
process.on('uncaughtException', (error) => {
  app.log.fatal({ err: error }, 'an uncaught error: stopping in order');
  process.exitCode = 1;
  void stop('error');
});
process.on('unhandledRejection', (error) => {
  app.log.error({ err: error }, 'an unhandled rejection');
});
