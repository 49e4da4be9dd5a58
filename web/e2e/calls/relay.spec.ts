import { expect, test } from '../fixtures.ts';
import { conversationOf, hearsMore, keepCalls } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { startRelay } from '../support/relay.ts';
import { run } from '../support/run.ts';

test('a call goes through a TURN server where nothing else does, and finds its way again when the line breaks', async ({
  arrive,
}) => {
  test.slow();
  const { relay } = run;
  if ('missing' in relay) {
    test.skip(true, relay.missing);
    return;
  }
  let stopRelay = await startRelay(relay);
  try {
    const [alumnus, student] = await Promise.all([
      newcomer('alumni', 'Amrita Answerer'),
      verifiedStudent('Chetan Caller'),
    ]);
    const id = await conversationOf(student, alumnus);
    const [calling, called] = [await arrive(student), await arrive(alumnus)];
    await Promise.all([calling, called].map((page) => keepCalls(page, { isRelayed: true })));
    await called.goto('/feed');
    await calling.goto(`/chat/${id}`);
    await calling.locator('main').getByRole('button', { name: 'Audio Call' }).click();
    const bar = called.getByRole('region', { name: 'Audio call' });
    await bar.getByRole('button', { name: 'Answer' }).click();
    await expect(bar.getByRole('timer')).toBeVisible();
    await Promise.all([hearsMore(calling), hearsMore(called)]);

    await test.step('the server is gone and comes back: both hear each other again', async () => {
      stopRelay();
      await expect(bar).toContainText('The line is away.');
      stopRelay = await startRelay(relay);
      await expect(bar).not.toContainText('The line is away.', { timeout: 25_000 });
      await Promise.all([hearsMore(calling), hearsMore(called)]);
    });
  } finally {
    stopRelay();
  }
});
