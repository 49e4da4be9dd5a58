import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pause } from './sockets.ts';

const startsWithin = 120_000;

/** A page of the demo college. */
export interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** The built product with the demo college, as `npm start` gives it. */
export async function startBuilt(port: number, dataDir: string): Promise<ChildProcess> {
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../scripts/start.mjs')],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'on',
        LOG_LEVEL: 'warn',
      },
      stdio: 'inherit',
    },
  );
  const end = Date.now() + startsWithin;
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (program.exitCode !== null || Date.now() > end)
      throw new Error('The built product did not start');
    await pause(300);
  }
  return program;
}

/** Kabir's session, and screens with something on them that he may open. */
export async function signIn(address: string): Promise<{ token: string; pages: Screen[] }> {
  const ask = async <Data>(query: string, token = ''): Promise<Data> => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  interface Nodes<Node> {
    nodes: Node[];
  }
  const { signIn: session } = await ask<{ signIn: { token: string } }>(
    'mutation { signIn(email: "kabir.nair@vie.example", password: "Demo@12345") { token } }',
  );
  const { feedPosts, companies, conversations } = await ask<{
    feedPosts: Nodes<{ id: string }>;
    companies: Nodes<{ slug: string }>;
    conversations: Nodes<{ id: string }>;
  }>(
    '{ feedPosts(first: 1) { nodes { id } } companies(first: 1) { nodes { slug } } conversations(first: 1) { nodes { id } } }',
    session.token,
  );
  const own = (name: string, path: string): Screen => ({ name, path, signedIn: true });
  return {
    token: session.token,
    pages: [
      { name: 'landing', path: '/', signedIn: false },
      own('feed', '/feed'),
      own('post page', `/post/${feedPosts.nodes[0]?.id ?? ''}`),
      own('company page', `/company/${companies.nodes[0]?.slug ?? ''}`),
      own('chat', `/chat/${conversations.nodes[0]?.id ?? ''}`),
      own('board', '/job-openings'),
    ],
  };
}

/** Ends it, when it has put away what it holds. */
export async function stopBuilt(product: ChildProcess): Promise<void> {
  product.kill('SIGTERM');
  await new Promise((resolve) => {
    if (product.exitCode === null) product.once('exit', resolve);
    else resolve(undefined);
  });
}

/** Signs a browser in, or out without a token, from a file that is no page. */
export async function openStart(page: Page, address: string, token: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate((kept) => {
    if (kept) localStorage.setItem('token', kept);
    else localStorage.clear();
  }, token);
  await page.goto('about:blank');
}
