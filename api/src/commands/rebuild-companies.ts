import 'reflect-metadata';
import { rebuildTexts } from '../../../schema/rules/companies/companies-texts.ts';
import { readConfig } from '../config.ts';
import { haveServerDo } from '../core/backup/command-door.ts';
import { rebuildCommand, rebuildCompanies } from '../features/companies/index.ts';
import { openUnstarted } from '../unstarted.ts';
import { runCommand, say } from './backup-command.ts';

/**
 * `npm run rebuild:companies`: puts together anew what is derived of companies and of the questions
 * that they ask, while the product runs or not (`rebuildCompanies`). A server that runs does it;
 * one that takes no commands is not gone around by a copy, in which all of it would be for nothing.
 */
await runCommand(async () => {
  const config = readConfig();
  const said = config.databaseUrl ? null : await haveServerDo(config.dataDir, rebuildCommand);
  if (said !== null) {
    say(said);
    return;
  }
  const { app, close } = await openUnstarted(config, 'change');
  try {
    say(rebuildTexts.done(await rebuildCompanies(app)));
  } finally {
    await close();
  }
});
process.exit();
