import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { tellMeanwhile } from '../../src/restore-news.ts';
import { dataFolder, endProcesses } from '../support/process.ts';

describe('the port of the product while a backup is restored', () => {
  let server: Server;
  beforeEach(async () => {
    const env = { NODE_ENV: 'test', DATA_DIR: dataFolder(), PORT: '0', HOST: '127.0.0.1' };
    server = await tellMeanwhile({ ...readConfig(env), port: 0 }, () => 40);
  });
  afterEach(() => {
    server.close();
    endProcesses();
  });
  const answerOf = async (path: string): Promise<[number, string]> => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.text()];
  };

  it('says that the process is alive, so that nobody kills it, and takes no calls', async () => {
    expect(await answerOf('/healthz')).toEqual([200, '{"status":"ok"}']);
    expect(await answerOf('/restore.json')).toEqual([200, '{"percent":40}']);
    for (const path of ['/readyz', '/graphql', '/', '/healthz/x'])
      expect((await answerOf(path))[0]).toBe(503);
  });
});
