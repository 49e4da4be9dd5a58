import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { aPairOf, call, currentOf } from '../../src/testing/builders/calls.ts';
import { aBrowser, aPushService } from '../../src/testing/builders/push.ts';
import { eventually, type Json, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { webDocuments } from '../../src/transports/graphql/trusted-documents.ts';
import { type BuiltWorker, startBuiltWorker } from '../support/built-worker.ts';

const service = aPushService();
const browser = aBrowser(service);
let app: TestApp;
let worker: BuiltWorker;
beforeAll(async () => {
  app = await startTestApp({
    pushTransport: service.transport,
    trusted: webDocuments,
    env: { TRUSTED_DOCUMENTS: 'only' },
  });
  worker = await startBuiltWorker(app.url, browser.subscription);
});
afterAll(() => app.close());

const unheard = async (): Promise<number> => {
  const [row] = await app.app.db.sql<{ count: number }>(
    'select unheard_count as count from push_subscriptions where endpoint = $1',
    [browser.subscription.endpoint],
  );
  return row?.count ?? -1;
};
/** What the browser was told to ring for. */
async function ring(): Promise<Json> {
  await dispatchAll(app.app);
  const rings = (): Json[] =>
    browser.messages().filter(({ tag, kind }) => tag.startsWith('call-') && kind === 'show');
  await eventually(() => Promise.resolve(rings().length > 0), 'the ring');
  return rings()[0];
}

describe('where only trusted documents are answered, the service worker without a session', () => {
  it('says that a push came and declines the call that it rang for', async () => {
    const { caller, callee, id } = await aPairOf(app);
    await callee.ask(
      'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
      { input: browser.subscription },
    );
    await call(caller, id);
    const message = await ring();
    await eventually(async () => (await unheard()) === 1, 'a push without a receipt');
    await worker.push(message);
    expect(await unheard()).toBe(0);
    expect(await currentOf(caller)).toMatchObject({ state: 'ringing' });
    await worker.press('decline', { decline: message.call.decline });
    expect(await currentOf(caller)).toBeNull();
  });

  it('names both by a hash of the build, and sends the text along for a server of another version', () => {
    expect(worker.sent).toHaveLength(2);
    for (const { path, body } of worker.sent) {
      expect(path).toBe('/graphql');
      const { extensions, query } = body as Json;
      expect(webDocuments.get(extensions.persistedQuery.sha256Hash)).toBe(query);
    }
  });
});
