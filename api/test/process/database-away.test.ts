import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseSocket } from '../../src/core/database/server/database-socket.ts';
import { maskError } from '../../src/transports/error-masking.ts';

const coded = (code: string): Error => Object.assign(new Error('what the driver says'), { code });
const masked = (error: unknown) => maskError(error, pino({ level: 'silent' }), 'request');

describe('a database that fails', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'].map(coded),
    ...['57P01', '57P02', '57P03', '08006', '53300', '25006'].map(coded),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('deep inside', { cause: coded('57P01') }),
  ])('is a 503 that says what to do: %s', (error) => {
    expect(masked(error)).toMatchObject({
      message: expect.stringContaining('try again'),
      extensions: { code: 'UNAVAILABLE', retryAfter: expect.any(Number) },
    });
  });

  it('has no room left: people are told to keep what they wrote', () => {
    expect(masked(coded('53100'))).toMatchObject({
      message: expect.stringContaining('keep what you wrote'),
      extensions: { code: 'UNAVAILABLE', retryAfter: 60 },
    });
  });

  it.each(['23505', '42P01', 'XX000'])('is not what state %s means', (code) => {
    expect(masked(coded(code)).extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });
});

describe('a connection to the database server', () => {
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      if (String(bytes) === 'hello') socket.write('hello');
    });
    socket.on('error', () => undefined);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  it('breaks when what was sent stays without an answer, and may rest after one', async () => {
    const longest = 60_000;
    const socket = databaseSocket(longest);
    expect(socket.timeout).toBe(longest);
    const armed = vi.spyOn(socket, 'setTimeout');
    /** The socket's own timer has run out. */
    const silent = () => socket.emit('timeout');
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('hello');
    await once(socket, 'data');
    silent();
    expect(armed).toHaveBeenCalledExactlyOnceWith(longest);
    expect(socket.destroyed).toBe(false);
    socket.write('is anybody there?');
    silent();
    await expect(once(socket, 'close')).rejects.toThrow('the database server does not answer');
  });
});
