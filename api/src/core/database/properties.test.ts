import 'reflect-metadata';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, validate } from '../errors.ts';
import { safeName } from '../files/process-upload.ts';
import { newId } from '../ids.ts';
import { addressKey } from '../limits/limits.ts';
import { cursorsOf, descending, sortKey } from '../lists/index.ts';
import { pageSize } from '../lists/paging.ts';
import {
  bool,
  intOrNull,
  list,
  numberOrNull,
  oneOfOrNull,
  text,
  texts,
} from '../rest/rest-input.ts';

describe('names of files', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '.',
        '/',
        '\\',
        '\0',
        '\r',
        '\n',
        '"',
        "'",
        '\u202E',
        '\u2066',
        'a',
        ' ',
        '<',
        ';',
        '🐎',
      ),
    }),
  );

  it('hold no path, no control, quoting or direction-changing character, and one extension of ours', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const safe = safeName(name, 'pdf');
        expect(safe).toMatch(/.\.pdf$/);
        expect(safe).not.toMatch(/[\p{Cc}/\\"<>:|?*;\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
        expect(safe.length).toBeLessThanOrEqual(84);
        // Such a name can stand in a header.
        expect(() => encodeURIComponent(safe)).not.toThrow();
      }),
    );
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\my degree.PDF', 'my degree.pdf'],
    ['', 'file.pdf'],
    ['.htaccess', 'file.pdf'],
    ['a.php.png', 'a.php.pdf'],
    ['प्रमाण पत्र.pdf', 'प्रमाण पत्र.pdf'],
    [`${'a'.repeat(79)}🐎.pdf`, `${'a'.repeat(79)}.pdf`],
    ['\uD83D.pdf', 'file.pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name, 'pdf')).toBe(safe);
  });
});

describe('texts that are sent', () => {
  it.each([
    ['half a \uD83D character', 'half a \uFFFD character'],
    ['a\0b', 'ab'],
    ['see \u202Efdp.exe', 'see fdp.exe'],
    ['\u2067one\u2069 \u202Btwo\u202C', 'one two'],
    ['שלום\u200F world 🐎', 'שלום\u200F world 🐎'],
  ])('%j is taken as %j', (sent, taken) => {
    expect(validate(z.object({ text: z.string() }), { text: sent })).toEqual({ text: taken });
  });
});

describe('cursors', () => {
  const id = sortKey('post.id', 'uuid', 'id');
  const cursors = cursorsOf('posts new', descending(sortKey('post.views', 'int8', 'views'), id));

  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (views) => {
        const row = { id: newId(), views };
        expect(cursors.read(cursors.write(row))).toEqual([views, row.id]);
      }),
    );
  });

  it('of any other make are refused as wrong input, never as a failure', () => {
    const refusal = (cursor: string): unknown => {
      try {
        return cursors.read(cursor);
      } catch (error) {
        return error;
      }
    };
    const made = fc.json().map((json) => Buffer.from(json).toString('base64url'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.string({ minLength: 1, unit: 'binary' }),
          made,
          fc.constant(Buffer.from('["posts new",1e999,"x"]').toString('base64url')),
        ),
        (cursor) => {
          const answer = refusal(cursor);
          expect(answer).toBeInstanceOf(AppError);
          expect((answer as AppError).code).toBe('BAD_USER_INPUT');
        },
      ),
    );
  });

  it.each([101, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a page of %d rows is refused',
    (first) => {
      expect(() => pageSize(first)).toThrow('first must be between 1 and 100');
    },
  );
});

describe('addresses that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('two of one /64 are one, two of different ones are two, however they are written', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const write = (groups: number[], wide: boolean): string =>
      groups
        .map((g) => (wide ? g.toString(16).padStart(4, '0').toUpperCase() : g.toString(16)))
        .join(':');
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (net, host, other) => {
          expect(addressKey(write([...net, ...host], true))).toBe(
            addressKey(write([...net, ...other], false)),
          );
          const [first, ...rest] = net;
          expect(addressKey(write([first ^ 1, ...rest, ...host], false))).not.toBe(
            addressKey(write([...net, ...host], false)),
          );
        },
      ),
    );
  });
});

describe('readers of REST bodies', () => {
  it('answer with a value of their kind, whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof text(value)).toBe('string');
        expect([null, 'number']).toContain(
          numberOrNull(value) === null ? null : typeof numberOrNull(value),
        );
        const whole = intOrNull(value);
        expect(whole === null || (Number.isInteger(whole) && Math.abs(whole) < 2 ** 31)).toBe(true);
        expect(typeof bool(value)).toBe('boolean');
        expect(Array.isArray(list(value))).toBe(true);
        expect(texts(value).every((one) => typeof one === 'string')).toBe(true);
        expect([null, 'a', 'b']).toContain(oneOfOrNull(value, ['a', 'b']));
      }),
    );
  });
});
