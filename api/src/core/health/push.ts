import { counted } from '../../../../schema/rules/lists/counted.ts';
import type { HealthCheck } from './check.ts';

/** Whether browsers are told of notifications while their tabs are closed. */
export const push: HealthCheck = {
  name: 'push',
  title: 'Notices on phones',
  about: 'Whether phones and browsers are told of news while the page is closed.',
  whenUnknown: 'What waits is in the database: look there first.',
  async measure({ config, jobs }) {
    const isLocal = new URL(config.publicUrl).hostname === 'localhost';
    if (!config.publicUrl.startsWith('https:') && !isLocal)
      return {
        state: 'attention',
        words: 'They do not work: browsers allow them only behind https.',
        advice: 'Put a certificate in front of the program, and the https address into PUBLIC_URL.',
      };
    const troubled = (await jobs.counts()).filter(
      ({ sendsPush, failing, failed }) => sendsPush && failing + failed > 0,
    );
    const count = troubled.reduce((sum, { failing, failed }) => sum + failing + failed, 0);
    if (count > 0)
      return {
        state: 'attention',
        words: `${counted(count, 'notice', 'notices')} could not be handed over to the makers of the browsers.`,
        advice:
          'It is tried again. If it stays so, this machine may not reach the internet: notices leave it by https.',
      };
    return { state: 'good', words: 'They are handed over as they come.' };
  },
};
