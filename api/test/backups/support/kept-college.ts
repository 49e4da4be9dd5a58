import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { sendUpload } from '../../../src/testing/files.ts';
import { type Client as Caller, client, eventually } from '../../../src/testing/index.ts';
import { command, type ReadArchive } from '../../support/archives.ts';
import { demoFolder } from '../../support/once-per-run.ts';
import { freePort, type Started, start } from '../../support/process.ts';

// A college of the embedded database that runs as a process, is written into, and is backed up.

export const key = 'correct horse battery staple';
/** Stories that start whole programs several times, on a busy machine. */
export const milliseconds = 180_000;

export interface KeptCollege {
  env: Record<string, string>;
  college: Started;
}

export async function startedCollege(): Promise<KeptCollege> {
  const env = {
    DATA_DIR: await demoFolder(),
    PORT: String(await freePort()),
    DEMO_DATA: 'on',
    BACKUP_KEY: key,
  };
  return { env, college: await start(env).ready() };
}

export async function signedIn(url: string, email: string): Promise<Caller> {
  const { body } = await client(url).rest('POST', '/api/auth/signin', {
    email,
    password: 'Demo@12345',
  });
  return client(url, body.token);
}

const pauseMilliseconds = 50;
/** Does something again and again, each time after it was answered, and not at once if refused. */
function again(once: () => Promise<string>): { done: string[]; stop(): Promise<void> } {
  const done: string[] = [];
  let isOver = false;
  const loop = async (): Promise<void> => {
    while (!isOver) {
      const answer = await once();
      done.push(answer);
      if (answer === 'refused') await sleep(pauseMilliseconds);
    }
  };
  const running = loop();
  return {
    done,
    stop() {
      isOver = true;
      return running;
    },
  };
}

/** Each picture takes the place of the one before, whose bytes are deleted. */
async function setsPictures(url: string): Promise<() => Promise<string>> {
  const asha = await signedIn(url, 'asha.rao@vie.example');
  let colour = 0;
  return async () => {
    const background = { r: (colour += 1), g: 0, b: 0 };
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const { body } = await sendUpload(
      url,
      asha,
      'mutation ($file: Upload!) { setProfilePicture(picture: $file) { id } }',
      'file',
      { bytes, name: 'me.png' },
    );
    return body.data?.setProfilePicture.id ?? 'refused';
  };
}

async function asksQuestions(url: string): Promise<() => Promise<string>> {
  const kabir = await signedIn(url, 'kabir.nair@vie.example');
  const { feedPosts } = await kabir.ask('{ feedPosts(first: 50) { nodes { id } } }');
  const posts = (feedPosts.nodes as { id: string }[]).map(({ id }) => id);
  let asked = 0;
  return async () => {
    const { data } = await kabir.graphql(
      'mutation ($id: ID!, $text: String!) { askQuestion(postId: $id, content: $text) { id } }',
      { id: posts[asked % posts.length], text: `How long did round ${(asked += 1)} take?` },
    );
    return data?.askQuestion.id ?? 'refused';
  };
}

/**
 * A backup that is made while people set pictures and ask questions.
 * @returns what was said, and the questions that were asked before it began, and meanwhile
 */
export async function backedUpWhileWritten({ env, college }: KeptCollege): Promise<{
  archive: string;
  lines: string[];
  before: string[];
  during: number;
}> {
  const [setPicture, ask] = await Promise.all([
    setsPictures(college.url),
    asksQuestions(college.url),
  ]);
  const [pictures, questions] = [again(setPicture), again(ask)];
  await eventually(() => pictures.done.length > 1 && questions.done.length > 3, 'writing');
  const before = questions.done.filter((id) => id !== 'refused');
  const { code, lines } = await command('backup', env);
  const during = questions.done.length - before.length;
  await Promise.all([pictures.stop(), questions.stop()]);
  expect(code, lines.join('\n')).toBe(0);
  return { archive: lines[0] ?? '', lines, before, during };
}

/** What is there after a restore: all but what ends with it, and what waits in the queue. */
export const kept = ({ rows, files }: ReadArchive): unknown => ({
  files,
  rows: Object.fromEntries(
    [...rows].filter(
      ([name]) =>
        ![
          ...['sessions', 'codes', 'health_states', 'restored_jobs'],
          // The first look at the health of the place makes its row.
          'sealing_secret',
        ].includes(name),
    ),
  ),
});

/** Everybody is there, with what they had, and can go on. */
export async function expectAlive(
  settings: Record<string, string>,
  formerToken: string,
): Promise<void> {
  const port = String(await freePort());
  const running = await start({ ...settings, PORT: port, DEMO_DATA: 'off' }).ready();
  const kabir = await signedIn(running.url, 'kabir.nair@vie.example');
  const { me, feedPosts } = await kabir.ask(
    '{ me { email } feedPosts(first: 1) { nodes { id } } }',
  );
  expect(me.email).toBe('kabir.nair@vie.example');
  const { askQuestion } = await kabir.ask(
    'mutation ($id: ID!) { askQuestion(postId: $id, content: "Is all of it here again?") { id } }',
    { id: feedPosts.nodes[0].id },
  );
  expect(askQuestion.id).toBeTruthy();
  expect((await client(running.url, formerToken).rest('GET', '/api/auth/user')).status).toBe(401);
  expect(await running.end('SIGTERM')).toBe(0);
}
