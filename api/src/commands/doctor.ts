import 'reflect-metadata';
import { worstOf } from '../../../schema/rules/health/health.ts';
import { doctorTexts as texts } from '../../../schema/rules/health/health-texts.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Finding } from '../core/health/check.ts';
import { measureHealth } from '../core/health/measure.ts';
import { openUnstarted } from '../unstarted.ts';
import { runCommand, say } from './backup-command.ts';

/** A finding as lines of a terminal. */
const linesOf = ({ title, ...found }: Finding & { title: string }): string[] => [
  `${texts.marks[found.state]}  ${title}: ${found.words}`,
  ...(found.said === undefined ? [] : [`       ${texts.said} ${found.said.replace(/\s+/g, ' ')}`]),
  ...(found.advice === undefined ? [] : [`       → ${found.advice}`]),
];

/** What is wrong with the settings ends everything: without them there is nothing to look at. */
function settings() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    linesOf({
      title: texts.settings,
      state: 'bad',
      words: error.message,
      advice: texts.settingsAdvice,
    }).forEach(say);
    return null;
  }
}

/**
 * `npm run doctor`: what the page of health shows, in a terminal; also while the product does not
 * run, or can't. Changes nothing. Ends with 1 where something is bad.
 */
await runCommand(async () => {
  const config = settings();
  if (!config) {
    process.exitCode = 1;
    return;
  }
  const { app, close } = await openUnstarted(config);
  try {
    const found = await measureHealth(app);
    for (const health of found) linesOf(health).forEach(say);
    const worst = worstOf(found.map(({ state }) => state));
    say(texts.ends[worst]);
    if (worst === 'bad') process.exitCode = 1;
  } finally {
    await close();
  }
});
process.exit();
