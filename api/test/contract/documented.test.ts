import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { featureRows } from '../../src/app.ts';

type Rows = Awaited<ReturnType<typeof featureRows>>;

/** The cells of every table line below a heading line of names, without backticks. */
function table(file: string, heading: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, '../../../schema', file), 'utf8').split(
    '\n',
  );
  const cells = lines
    .filter((line) => /^\| /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  return cells.filter(([first]) => first !== heading);
}

const sorted = (names: string[]): string[] => [...names].sort();

let rows: Rows;
beforeAll(async () => {
  rows = await featureRows();
});

describe('schema/rest.md', () => {
  const documented = table('rest.md', 'method').map(
    ([method = '', path = '', auth = '', state = '', , does = '']) => ({
      call: `${method} ${path}`,
      auth,
      state,
      hasPages: /; pages( of [a-z ]+)?$/.test(does),
    }),
  );

  it('knows every call once, in known words', () => {
    expect(documented.length).toBeGreaterThan(110);
    expect(new Set(documented.map(({ call }) => call)).size).toBe(documented.length);
    expect(
      documented.filter(({ call }) => !/^(GET|POST|PUT|DELETE) \/api\/[\w{}/-]+$/.test(call)),
    ).toEqual([]);
    expect(
      documented.filter(({ auth }) => !['public', 'bearer', 'admin', 'super admin'].includes(auth)),
    ).toEqual([]);
    expect(documented.filter(({ state }) => state !== 'served' && state !== 'not yet')).toEqual([]);
  });

  it('says pages of exactly the calls whose lists go on', () => {
    const paged = rows.restRows.filter(({ listEnds }) => listEnds !== null);
    expect(sorted(documented.filter(({ hasPages }) => hasPages).map(({ call }) => call))).toEqual(
      sorted(paged.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  it('says served of exactly the calls that have a row', () => {
    const served = documented.filter(({ state }) => state === 'served').map(({ call }) => call);
    expect(sorted(rows.restRows.map(({ method, path }) => `${method} ${path}`))).toEqual(
      sorted(served),
    );
  });
});

describe('schema/socket-events.md', () => {
  const documented = table('socket-events.md', 'name').map(
    ([name = '', direction = '', state = '']) => ({ event: `${name} ${direction}`, state }),
  );

  it('knows every event once, in known words', () => {
    expect(documented.length).toBeGreaterThan(50);
    expect(new Set(documented.map(({ event }) => event)).size).toBe(documented.length);
    expect(
      documented.filter(({ event }) => !/^[\w-]+ (client → server|server → client)$/.test(event)),
    ).toEqual([]);
    expect(
      documented.filter(({ state }) => !['served', 'not yet', 'ignored'].includes(state)),
    ).toEqual([]);
  });

  it('says served of exactly the events that have a row', () => {
    const inbound = rows.socketRooms
      .flatMap((room) => [
        room.join,
        ...(room.joinAliases ?? []),
        ...(room.leave ? [room.leave] : []),
        ...(room.actions ?? []).map(({ event }) => event),
      ])
      .map((name) => `${name} client → server`);
    const outbound = rows.socketRooms
      .flatMap((room) => room.events)
      .map(({ event }) => `${event} server → client`);
    const served = documented.filter(({ state }) => state === 'served').map(({ event }) => event);
    expect(sorted([...new Set([...inbound, ...outbound])])).toEqual(sorted(served));
  });
});
