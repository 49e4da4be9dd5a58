import { replyRule } from '../../../../schema/rules/replies/replies-texts.ts';
import { dayMilliseconds } from '../../core/clock.ts';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { setReplyTime } from '../profiles/index.ts';
import { changedReplyTimes } from './reply-times.queries.ts';

/**
 * Keeps how soon people usually reply, of all whose habit has changed. Nobody who writes pays for
 * it, and what is shown moves once a night: it does not tell when somebody was there.
 */
export async function keepReplyTimes(app: App): Promise<void> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - replyRule.days * dayMilliseconds);
  await change(app, async (work) => {
    await work.advisoryLock('reply times');
    const changed = await work.query(changedReplyTimes, { since, now });
    for (const [time, people] of Map.groupBy(changed, (row) => row.time))
      await setReplyTime(
        work,
        people.map(({ userId }) => userId),
        time,
      );
  });
}

/** `keepReplyTimes`, each night. */
export const keepReplyTimesJob = (app: App): Job<object> => ({
  name: 'replies.keep-times',
  cron: '50 20 * * *',
  run: () => keepReplyTimes(app),
});
