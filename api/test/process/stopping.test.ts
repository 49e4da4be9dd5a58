import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aMentee, startTestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';
import { connectedGraphqlSocket, disconnected, eventSocket, outcome } from '../support/sockets.ts';

describe('when the server stops', () => {
  it('a request in progress is answered, idle and stalled connections are not waited for, and sockets are closed', async () => {
    const app = await startTestApp();
    const person = await aMentee(app);
    const { hostname, port } = new URL(app.url);

    const resting = connect(Number(port), hostname);
    const stalled = connect(Number(port), hostname);
    stalled.write(
      `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"que`,
    );
    const cut = Promise.all(
      [resting, stalled].map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket
              .on('error', () => undefined)
              .resume()
              .once('close', () => {
                resolve();
              });
          }),
      ),
    );
    const ws = await connectedGraphqlSocket(app.url, { token: person.token });
    const events = eventSocket(app.url, { token: person.token });
    expect(await outcome(events)).toBe('connected');

    // Clients that hear nothing: a laptop that sleeps, one that never answers a close.
    const asleep = await connectedGraphqlSocket(app.url, { token: person.token });
    const deaf = new WebSocket(
      `${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    await new Promise((resolve) => {
      deaf.once('message', resolve);
    });
    for (const socket of [asleep.socket, deaf]) socket.pause();

    const body = JSON.stringify({ newRole: 'mentee' });
    const underWay = request(`${app.url}/api/auth/switch-role`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    const answered = new Promise<number>((resolve, reject) => {
      underWay
        .once('response', (response) => {
          resolve(response.resume().statusCode ?? 0);
        })
        .once('error', reject);
    });
    underWay.write(body.slice(0, 5));
    await new Promise<void>((resolve) => {
      app.transports.server.server.getConnections(() => {
        setTimeout(resolve, 100);
      });
    });

    // First others are told to send no more calls; those that still come are answered.
    await app.drain(0);
    expect(await raw(`${app.url}/readyz`)).toMatchObject({
      status: 503,
      text: '{"status":"stopping"}',
      headers: { 'retry-after': '1' },
    });
    expect(await raw(`${app.url}/healthz`)).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });

    const disconnection = disconnected(events);
    const closed = app.close();
    setTimeout(() => {
      underWay.end(body.slice(5));
    }, 300);
    expect(await answered).toBe(200);
    expect((await ws.closed).code).toBe(1001);
    // Clients reconnect by themselves after these reasons.
    expect(await disconnection).toMatch(/^transport (close|error)$/);
    await closed;
    await cut;
    for (const socket of [asleep.socket, deaf]) socket.terminate();
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
  });
});
