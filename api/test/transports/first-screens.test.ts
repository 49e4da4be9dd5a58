import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { DrawingThread } from '../../src/transports/first-screens/drawing-thread.ts';
import { firstScreensTransport } from '../../src/transports/first-screens/transport.ts';
import { createHttpServer } from '../../src/transports/http/server.ts';

/** Draws what it is told by whom it is asked for; two of its pages can't be drawn. */
const worker = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, page, part, answers }) => {
  if (page === 'endless') for (;;);
  if (page === 'dying') process.exit(3);
  if (page === 'post')
    return parentPort.postMessage({ id, html: part + ': ' + answers[0].profile.user.fullName });
  if (page === 'failing') return parentPort.postMessage({ id, html: null, failure: 'no such part' });
  parentPort.postMessage({ id, html: '<h1>' + answers[0].me.user.fullName + '</h1>' });
});
const who = { hash: 'who', variables: {} };
parentPort.postMessage({
  feed: [who],
  refused: [who, { hash: 'accounts', variables: {} }],
  unknown: [who, { hash: 'of another version', variables: {} }],
  failing: [who],
  post: [{ hash: 'of somebody', variables: { id: '%1' } }],
});`;
/** One that never says what it draws. */
const silent = 'setInterval(() => undefined, 1000);';
/** One that takes its time with each. */
const slow = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  parentPort.postMessage({ id, html: String(id) });
});
parentPort.postMessage({ feed: [] });`;
const trusted = new Map([
  ['who', '{ me { user { fullName } } }'],
  ['of somebody', 'query($id: ID!) { profile(userId: $id) { user { fullName } } }'],
  ['accounts', '{ adminUsers { nodes { id } } }'],
]);
const pages = ['feed', 'post', 'refused', 'unknown', 'failing', 'nowhere', 'constructor'];

let app: TestApp;
let server: FastifyInstance;
let folder: string;
let student: Person;
let alumnus: Person;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'experiencia-screens-'));
  for (const name of ['web', 'first-screens']) mkdirSync(join(folder, name));
  const code = pages.map((page) => `data-code-${page}="/assets/${page}.js /assets/${page}.css"`);
  writeFileSync(
    join(folder, 'web', 'index.html'),
    `<script data-code-app="/assets/app.js /assets/app.css" ${code.join(' ')}></script>`,
  );
  for (const [name, text] of Object.entries({ worker, silent, slow }))
    writeFileSync(join(folder, 'first-screens', `${name}.js`), text);
  server = await createHttpServer(app.app, join(folder, 'web'));
  firstScreensTransport(server, app.app, { executor: app.executor, trusted }, join(folder, 'web'));
  [student, alumnus] = await Promise.all([
    aMentee(app, { fullName: 'Sita <Student>' }),
    anAlumnus(app, { fullName: 'Arun Alumnus' }),
  ]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  await app.close();
});

const stylesOf = (page: string) => `/assets/app.css,/assets/${page}.css`;
const screenFor = async (
  token: string | null,
  page: string,
  styles = stylesOf(page),
  more = '',
) => {
  const { statusCode, body, headers } = await server.inject({
    url: `/first-screen/${page}?styles=${encodeURIComponent(styles)}${more}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, body, headers };
};

describe('the first screen of a page', () => {
  it('is drawn of what the server answers to whoever asks, kept by nobody, and counts as a request', async () => {
    const answers = await Promise.all(
      [student, alumnus, student].map(({ token }) => screenFor(token, 'feed')),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, '<h1>Sita <Student></h1>'],
      [200, '<h1>Arun Alumnus</h1>'],
      [200, '<h1>Sita <Student></h1>'],
    ]);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const remaining = (answer: (typeof answers)[number] | undefined) =>
      Number(answer?.headers['ratelimit-remaining']);
    expect(remaining(answers[2])).toBe(remaining(answers[0]) - 1);
  });

  it('is of what the second part of the address names, and of nothing where it names nothing', async () => {
    const at = (part: string) => screenFor(student.token, 'post', undefined, part);
    const answers = await Promise.all(
      [
        `&part=${alumnus.id}`,
        `&part=${student.id}`,
        '&part=nobody',
        '',
        `&part=${alumnus.id}&part=${student.id}`,
        `&part=${'x'.repeat(5000)}`,
      ].map(at),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, `${alumnus.id}: Arun Alumnus`],
      [200, `${student.id}: Sita <Student>`],
      [204, ''],
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
  });

  it.each([
    ['a visitor', () => screenFor(null, 'feed')],
    ['a session that ended', () => screenFor('ended', 'feed')],
    ['the styles of other code', () => screenFor(student.token, 'feed', '/assets/app.css')],
    ['no styles', () => screenFor(student.token, 'feed', '')],
    ['a page that is not drawn', () => screenFor(student.token, 'nowhere')],
    [
      'a page that is called like a part of every object',
      () => screenFor(student.token, 'constructor'),
    ],
    ['what the person may not read', () => screenFor(student.token, 'refused')],
    ['what the server does not know', () => screenFor(student.token, 'unknown')],
    ['what could not be drawn', () => screenFor(student.token, 'failing')],
  ])('is not there for %s', async (_what, ask) => {
    const { status, body } = await ask();
    expect({ status, body }).toEqual({ status: 204, body: '' });
  });
});

describe('the thread that draws', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const answers = [{ me: { user: { fullName: 'Sita' } } }];
  const aThread = (name = 'worker.js') =>
    new DrawingThread(join(folder, 'first-screens', name), app.app.log);

  it.each(['endless', 'dying'])(
    'ends with one that is %s, rests, and begins anew',
    async (page) => {
      const thread = aThread();
      expect(await thread.pages()).toHaveProperty('feed');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      const ended = thread.draw(page, answers);
      if (page === 'endless') await vi.advanceTimersByTimeAsync(2000);
      expect(await ended).toBeNull();
      expect(await thread.pages()).toBeNull();
      expect(await thread.draw('feed', answers)).toBeNull();
      vi.setSystemTime(Date.now() + 60_000);
      expect(await thread.pages()).toHaveProperty('feed');
      expect(await thread.draw('feed', answers)).toBe('<h1>Sita</h1>');
      await thread.end();
    },
  );

  it('ends when nobody asks for a while, and begins with whoever asks then', async () => {
    const thread = aThread();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await thread.pages();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await thread.draw('feed', answers)).toBeNull();
    await thread.pages();
    expect(await thread.draw('feed', answers)).toBe('<h1>Sita</h1>');
    await thread.end();
  });

  it('goes on where many come at once: who waits too long has none, and the next one has', async () => {
    const thread = aThread('slow.js');
    await thread.pages();
    const many = await Promise.all(Array.from({ length: 8 }, () => thread.draw('feed', answers)));
    expect(many[0]).toBe('1');
    expect(many.at(-1)).toBeNull();
    expect(await thread.pages()).toHaveProperty('feed');
    await eventually(async () => (await thread.draw('feed', answers)) !== null, 'a later screen');
    await thread.end();
  });

  it('is given up where it never begins', async () => {
    const thread = aThread('silent.js');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const pages = thread.pages();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await pages).toBeNull();
    expect(await thread.pages()).toBeNull();
  });

  it('lets fifty wait and no more', async () => {
    const thread = aThread();
    await thread.pages();
    const screens = await Promise.all(
      Array.from({ length: 60 }, () => thread.draw('feed', answers)),
    );
    expect(screens.filter((html) => html !== null)).toHaveLength(50);
    await thread.end();
  });

  it('is not there where nothing was built', async () => {
    expect(await aThread('other.js').pages()).toBeNull();
  });
});
