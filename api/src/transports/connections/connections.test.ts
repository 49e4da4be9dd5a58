import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bodyAfterAnswer, bodyPace, connectionLimits } from '../../connection-limits.ts';
import { socketLimits } from '../../limits.ts';
import { Budget } from '../budget.ts';
import { ArrivingBodies } from './arriving-bodies.ts';
import { Connection, type Exchange, intercept } from './connection.ts';
import { connectionCaps } from './descriptors.ts';
import { FrameMeter } from './frame-meter.ts';
import { countParsed, HeldBodies } from './held-bodies.ts';
import { OpenConnections } from './open-connections.ts';

/** The server's end of a connection, as far as it is counted. */
class FakeSocket extends EventEmitter {
  destroyed = false;
  bytesRead = 0;
  isPaused(): boolean {
    return false;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

const aConnection = (address: string | null = '10.0.0.1') =>
  new Connection(new FakeSocket() as unknown as Socket, address, () => undefined);

/** A masked frame with so many bytes of payload. */
function frame(payload: number): Buffer {
  const extra = payload < 126 ? 0 : payload < 65_536 ? 2 : 8;
  const bytes = Buffer.alloc(2 + extra + 4 + payload);
  bytes[0] = 0x81;
  bytes[1] = 0x80 | (extra === 0 ? payload : extra === 2 ? 126 : 127);
  if (extra === 2) bytes.writeUInt16BE(payload, 2);
  if (extra === 8) bytes.writeBigUInt64BE(BigInt(payload), 2);
  return bytes;
}

describe('frames', () => {
  const most = socketLimits.packetsPerMinute;

  it.each([0, 15, 125, 126, 3000])('of %i bytes are counted however they are cut', (payload) => {
    for (const size of [1, 3, 7, 1000]) {
      const meter = new FrameMeter();
      const sent = Buffer.concat(Array.from({ length: most + 1 }, () => frame(payload)));
      let admitted = 0;
      for (
        let at = 0;
        at < sent.length && meter.admits(sent.subarray(at, at + size), 1);
        at += size
      )
        admitted = Math.min(at + size, sent.length);
      // The header of the first frame too many begins where all others end.
      const allowed = most * frame(payload).length;
      expect(admitted).toBeGreaterThanOrEqual(allowed - size);
      expect(admitted).toBeLessThan(allowed + frame(payload).length - payload);
    }
  });

  it('may be as many again a minute later, and so many bytes', () => {
    const meter = new FrameMeter();
    const all = Buffer.concat(Array.from({ length: most }, () => frame(1)));
    expect([meter.admits(all, 1), meter.admits(frame(1), 2)]).toEqual([true, false]);
    expect(meter.admits(all, 60_001)).toBe(true);
    const large = new FrameMeter();
    const bytes = Buffer.alloc(socketLimits.bytesPerMinute / 4);
    bytes.set(frame(70_000).subarray(0, 14));
    const answers = [1, 2, 3, 4, 5].map((at) => large.admits(bytes, at));
    expect(answers.lastIndexOf(true)).toBeLessThan(4);
  });

  it('over the limit end the connection before anybody sees them', () => {
    const connection = aConnection();
    intercept(connection);
    connection.upgrade({ budget: new Budget(1000, 60), address: '10.0.0.1' });
    const seen: number[] = [];
    connection.socket.on('data', (chunk: Buffer) => seen.push(chunk.length));
    connection.socket.emit('data', frame(10));
    connection.socket.emit('data', Buffer.concat(Array.from({ length: 5000 }, () => frame(0))));
    connection.socket.emit('data', frame(10));
    expect([seen, connection.socket.destroyed]).toEqual([[16], true]);
  });

  it('count for the address together', () => {
    const budget = new Budget(1000, 60);
    const connections = Array.from({ length: 3 }, () => aConnection());
    for (const connection of connections) {
      connection.upgrade({ budget, address: '10.0.0.1' });
      connection.receive(frame(400));
    }
    expect(connections.map(({ socket }) => socket.destroyed)).toEqual([false, false, true]);
  });
});

describe('requests of one connection', () => {
  const exchange = () => ({
    request: { complete: true, headers: {} } as IncomingMessage,
    response: new EventEmitter() as ServerResponse,
  });

  it('are taken up four at a time, wait in their order, and end it when they are too many', () => {
    const connection = aConnection();
    const handled: unknown[] = [];
    const all = Array.from({ length: 32 }, exchange);
    for (const each of all) connection.take(each, (taken) => handled.push(taken));
    expect(handled).toEqual(all.slice(0, 4));
    all[0]?.response.emit('close');
    expect([handled.length, connection.isIdle]).toEqual([5, false]);
    connection.take(exchange(), (taken) => handled.push(taken));
    expect(connection.socket.destroyed).toBe(false);
    connection.take(exchange(), (taken) => handled.push(taken));
    expect([handled.length, connection.socket.destroyed]).toEqual([5, true]);
  });
});

describe('open connections', () => {
  it('one that is idle makes room, of the address that has most; proxies are nobody', () => {
    const open = new OpenConnections({ all: 6, perAddress: 4 });
    const of = (address: string | null, count: number) =>
      Array.from({ length: count }, () => aConnection(address));
    const [small, large, proxy] = [of('10.0.0.1', 2), of('10.0.0.2', 3), of(null, 1)];
    for (const each of [...small, ...large, ...proxy]) expect(open.add(each)).toBe(true);
    large[0]?.upgrade({ budget: new Budget(1, 1), address: '10.0.0.2' });
    expect([open.add(aConnection('10.0.0.3')), open.size]).toEqual([true, 6]);
    const gone = [...small, ...large, ...proxy].filter(({ socket }) => socket.destroyed);
    expect(gone).toEqual([large[1]]);
  });

  it('where none is idle, who has been busy for longest makes room', async () => {
    const open = new OpenConnections({ all: 100, perAddress: 3 });
    const busy = [aConnection(), aConnection(), aConnection()];
    for (const each of busy) open.add(each);
    const ends: EventEmitter[] = [];
    const ask = (connection: Connection | undefined): void => {
      const response = new EventEmitter();
      ends.push(response);
      connection?.take(
        { request: { complete: true, headers: {} } as IncomingMessage, response } as Exchange,
        () => undefined,
      );
    };
    for (const each of busy) ask(each);
    await sleep(5);
    // Another request of the first begins anew; the second has more than one, and no pause.
    ask(busy[1]);
    ends[0]?.emit('close');
    ends[1]?.emit('close');
    ask(busy[0]);
    busy[2]?.upgrade({ budget: new Budget(1, 1), address: '10.0.0.1' });
    const late = aConnection();
    expect([open.add(late), late.socket.destroyed, open.size]).toEqual([true, false, 3]);
    expect(busy.map(({ socket }) => socket.destroyed)).toEqual([false, true, false]);
  });

  it('of one address are so many, and nobody is let in where all are WebSockets', () => {
    const open = new OpenConnections({ all: 100, perAddress: 2 });
    const busy = [aConnection(), aConnection()];
    for (const each of busy) {
      open.add(each);
      each.upgrade({ budget: new Budget(1, 1), address: '10.0.0.1' });
    }
    const late = aConnection();
    expect([open.add(late), late.socket.destroyed, open.size]).toEqual([false, true, 2]);
    expect(open.add(aConnection('10.0.0.2'))).toBe(true);
    for (const each of busy) open.remove(each);
    expect(open.add(aConnection())).toBe(true);
  });

  it('leave descriptors to the database', () => {
    const reserved = connectionLimits.reservedDescriptors;
    expect(connectionCaps(4096)).toEqual({
      all: 4096 - reserved,
      perAddress: (4096 - reserved) / 2,
    });
    expect(connectionCaps(256).all).toBe(128);
    expect(connectionCaps(Infinity).all).toBe(connectionLimits.all);
  });
});

describe('bodies', () => {
  function aBody(headers: Record<string, string> = { 'content-length': '16000' }) {
    const connection = aConnection();
    intercept(connection);
    const socket = connection.socket as unknown as FakeSocket;
    const request = { headers, complete: false, readableLength: 0, socket };
    const response = Object.assign(new EventEmitter(), { writableFinished: false });
    const bodies = new ArrivingBodies();
    const exchange = { request, response } as unknown as Parameters<ArrivingBodies['add']>[0];
    bodies.add(exchange, 0);
    return { bodies, socket, request, response };
  }
  type Body = ReturnType<typeof aBody>;
  const stretch = bodyPace.seconds * 1000;

  it('hold so much in memory until they are answered: the oldest go, files and those of few bytes stay', () => {
    const held = new HeldBodies(40_000);
    const add = (headers: Record<string, string>) => {
      const body = aBody(headers);
      held.add(body as unknown as Exchange);
      return body;
    };
    const small = add({ 'content-length': '10' });
    const file = add({
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '9e6',
    });
    const [first, second] = [
      add({ 'content-length': '20000' }),
      add({ 'content-length': '19000' }),
    ];
    small.response.emit('close');
    first.response.emit('close');
    const third = add({ 'content-length': '20000' });
    const state = () => [small, file, first, second, third].map(({ socket }) => socket.destroyed);
    expect(state()).toEqual([false, false, false, false, false]);
    const fourth = add({ 'content-length': '20000' });
    expect(state()).toEqual([false, false, false, true, false]);
    expect(add({ 'transfer-encoding': 'chunked' }).socket.destroyed).toBe(true);
    expect([third.socket.destroyed, fourth.socket.destroyed]).toEqual([true, true]);
  });

  it('count as what their JSON becomes, from when it is parsed on: the oldest go, words stay small', () => {
    const held = new HeldBodies(100_000);
    const [first, words, many] = ['900', '60000', '6000'].map((length) => {
      const body = aBody({ 'content-length': length });
      held.add(body as unknown as Exchange);
      return body;
    }) as [Body, Body, Body];
    const parse = ({ request }: Body, json: string) =>
      countParsed(request as unknown as IncomingMessage, json);
    parse(words, JSON.stringify(['[{,"\\'.repeat(10_000)]));
    parse(first, '[{},{}]');
    const state = () => [first, words, many].map(({ socket }) => socket.destroyed);
    expect(state()).toEqual([false, false, false]);
    parse(many, `[${'{},'.repeat(600)}0]`);
    expect(state()).toEqual([true, true, false]);
    many.response.emit('close');
    expect(aBody({ 'content-length': '90000' }).socket.destroyed).toBe(false);
    parse(many, `[${'{},'.repeat(6000)}0]`);
    expect(many.socket.destroyed).toBe(false);
  });

  it('that drip are cut off, those of a slow phone are not', () => {
    const slow = aBody();
    const phone = aBody();
    for (let n = 1; n <= 10; n += 1) {
      slow.socket.bytesRead += bodyPace.bytes - 1;
      phone.socket.bytesRead += bodyPace.bytes;
      phone.bodies.check(n * stretch);
    }
    slow.bodies.check(stretch - 1);
    expect([slow.socket.destroyed, phone.socket.destroyed]).toEqual([false, false]);
    slow.socket.bytesRead = 10;
    slow.bodies.check(stretch);
    expect(slow.socket.destroyed).toBe(true);
  });

  it('that wait for the product, have arrived or are none are left alone', () => {
    const waiting = aBody();
    waiting.request.readableLength = 1;
    const whole = aBody();
    whole.request.complete = true;
    const none = aBody({});
    for (const { bodies, socket } of [waiting, whole, none]) {
      bodies.check(stretch * 2);
      expect(socket.destroyed).toBe(false);
    }
  });

  it('that were answered may go on for a while', () => {
    const { bodies, socket, response } = aBody();
    response.writableFinished = true;
    socket.bytesRead = 1_000_000;
    bodies.check(bodyAfterAnswer.seconds * 1000);
    expect(socket.destroyed).toBe(false);
    bodies.check(bodyAfterAnswer.seconds * 1000 + 1);
    expect(socket.destroyed).toBe(true);
  });
});

it('points of a budget come back steadily, for each key by itself', () => {
  const budget = new Budget(60, 60);
  expect([budget.take('a', 60, 0), budget.take('a', 1, 999), budget.take('b', 60, 0)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([budget.take('a', 2, 2000), budget.take('a', 1, 2000)]).toEqual([true, false]);
});
