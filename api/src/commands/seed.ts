import { startApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { demoAccounts, makeDemoCollege } from '../demo/index.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @returns whether the demo college is there now */
async function seed(): Promise<boolean> {
  const { app, close } = await startApp(readConfig());
  try {
    const began = Date.now();
    const wasSeeded = await makeDemoCollege(app);
    const accounts = await demoAccounts(app);
    if (wasSeeded)
      say(`The demo college was made in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    else if (accounts.length > 0) say('The demo college is there already; nothing was changed.');
    else
      process.stderr.write(
        'The database already has people: the demo college is made in an empty one only. Nothing was changed.\n',
      );
    accounts.forEach(say);
    return wasSeeded || accounts.length > 0;
  } finally {
    await close();
  }
}

/** `npm run seed`: makes the demo college in the configured database and prints its accounts. */
try {
  process.exitCode = (await seed()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
