import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionLimits } from '../../src/connection-limits.ts';
import { bodyBytes, uploadBytes, uploadFiles } from '../../src/limits.ts';

const root = join(import.meta.dirname, '../../..');
const caddyfile = join(root, 'deploy/Caddyfile');
const text = readFileSync(caddyfile, 'utf8');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** What the file says for a directive. */
const said = (name: string): string => new RegExp(`^\\t+${name} (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('the proxy', () => {
  it('lets the largest form pass, and not much more', () => {
    const largest = uploadBytes * uploadFiles + bodyBytes;
    const [, megabytes = ''] = /^(\d+)MB$/.exec(said('max_size')) ?? [];
    expect(Number(megabytes) * 1e6).toBeGreaterThan(largest);
    expect(Number(megabytes) * 1e6).toBeLessThan(largest * 1.1);
  });

  it('never sends a call into a connection that the product closes', () => {
    expect(Number.parseInt(said('keepalive'), 10) * 1000).toBeLessThan(
      connectionLimits.keepAliveMilliseconds,
    );
  });

  it('ends no answer, WebSocket or long poll by a time of its own', () => {
    expect(text).not.toMatch(/(read|write|response_header)_timeout|stream_timeout/);
  });

  it('believes no address that a client makes up', () => {
    expect(said('trusted_proxies')).toBe('{$CDN_ADDRESSES:127.0.0.1/32}');
  });

  // Debian has it as the package caddy.
  it.runIf(hasCaddy)('reads its file', () => {
    const env = { ...process.env, SITE_ADDRESS: 'https://network.example.edu' };
    const adapted = execFileSync(
      'caddy',
      ['adapt', '--config', caddyfile, '--adapter', 'caddyfile', '--validate'],
      { env, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    expect(adapted.toString()).toContain('"handler":"reverse_proxy"');
  });
});

/** Answers as docker does with two old instances and two new ones, and notes what it was asked. */
const fakeDocker = (isReady: boolean): string => `#!/usr/bin/env bash
echo "$*" >>"$NOTES"
case "$*" in
  *"ps --quiet --all app") printf 'old1\\nold2\\nnew1\\nnew2\\n' ;;
  *"ps --quiet app") printf 'old1\\nold2\\n' ;;
  *"up --detach"*) exit ${isReady ? 0 : 1} ;;
esac
`;

describe('an update of several instances', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'update-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function update(docker: string): { status: number | null; asked: string[] } {
    const notes = join(folder, 'notes');
    writeFileSync(notes, '');
    writeFileSync(join(folder, 'docker'), docker);
    chmodSync(join(folder, 'docker'), 0o755);
    const { status } = spawnSync('bash', [join(root, 'deploy/update.sh')], {
      env: { ...process.env, NOTES: notes, PATH: `${folder}${delimiter}${process.env['PATH']}` },
      stdio: 'ignore',
    });
    const asked = readFileSync(notes, 'utf8').trim().split('\n');
    return { status, asked: asked.map((line) => line.replace(/^compose( -f \S+)+ /, '')) };
  }

  it('stops the old ones once as many new ones are ready, one after the other', () => {
    const { status, asked } = update(fakeDocker(true));
    expect(status).toBe(0);
    expect(asked).toEqual([
      'build app',
      'ps --quiet app',
      'up --detach --wait --no-deps --no-recreate --scale app=4 app',
      ...['stop --time 15 old1', 'rm old1', 'stop --time 15 old2', 'rm old2'],
    ]);
  });

  it('takes the new ones away that do not become ready, and leaves the old', () => {
    const { status, asked } = update(fakeDocker(false));
    expect(status).toBe(1);
    expect(asked.at(-1)).toBe('rm --force new1 new2');
    expect(asked.join()).not.toContain('stop');
  });

  it('refuses where none runs', () => {
    const { status, asked } = update('#!/usr/bin/env bash\necho "$*" >>"$NOTES"\n');
    expect([status, asked.at(-1)]).toEqual([1, 'ps --quiet app']);
  });
});
