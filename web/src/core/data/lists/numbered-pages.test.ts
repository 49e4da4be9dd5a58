import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addNumbered, mergeNumberedPages, type NumberedPages } from './numbered-pages';

type Item = { n: number; words?: string };
const numberOf = ({ n }: Item): number => n;
const range = (from: number, to: number): Item[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ n: from + i }));
const pages = (from: number, to: number, hasMore = from > 1): NumberedPages<Item> => ({
  nodes: range(from, to),
  hasMore,
});
const merge = (
  known: NumberedPages<Item> | undefined,
  page: NumberedPages<Item>,
  args: Parameters<typeof mergeNumberedPages>[2] = null,
) => mergeNumberedPages(known, page, args, numberOf);

test('the first page stands alone; older ones are put before it, and tell whether there are more', () => {
  const newest = merge(undefined, pages(51, 100));
  expect(newest).toEqual(pages(51, 100));
  const both = merge(newest, pages(1, 50), { before: 51 });
  expect(both).toEqual(pages(1, 100, false));
});

test('what was missed is put behind, and says nothing of the beginning', () => {
  expect(merge(pages(51, 100), pages(101, 120, false), { after: 100 })).toEqual(
    pages(51, 120, true),
  );
  expect(merge(pages(51, 100), { nodes: [], hasMore: false }, { after: 100 })).toEqual(
    pages(51, 100),
  );
});

test('read again, what is gone leaves and what came meanwhile stays', () => {
  const again = { nodes: range(91, 100).filter(({ n }) => n !== 95), hasMore: true };
  const known = pages(1, 102, false);
  expect(merge(known, again, { after: 90 }).nodes.map(numberOf)).toEqual(
    range(1, 102)
      .map(numberOf)
      .filter((n) => n !== 95),
  );
  expect(merge(known, again).nodes.map(numberOf)).not.toContain(95);
});

test('a newest page that does not reach what is known stands alone: there would be a hole', () => {
  expect(merge(pages(1, 40, false), pages(61, 110))).toEqual(pages(61, 110));
  expect(merge(pages(1, 60, false), pages(61, 110))).toEqual(pages(1, 110, false));
});

test('where nothing is before the newest page, what was known of that is gone', () => {
  const cleared = { nodes: range(51, 52), hasMore: false };
  expect(merge(pages(1, 50, false), cleared)).toEqual(cleared);
  expect(merge(pages(1, 53, false), cleared)).toEqual({ nodes: range(51, 53), hasMore: false });
});

test('the page around a number is led on both ways until there is no more', () => {
  const around = merge(undefined, { ...pages(40, 60), hasNewer: true }, { around: 50 });
  const older = merge(around, { ...pages(1, 39), hasNewer: true }, { around: 50, before: 40 });
  expect(older).toEqual({ ...pages(1, 60), hasNewer: true });
  const newer = merge(older, { ...pages(61, 70), hasNewer: false }, { around: 50, after: 60 });
  expect(newer).toEqual({ ...pages(1, 70), hasNewer: false });
  // Read anew in its middle, there is still more behind it.
  expect(merge(older, { ...pages(41, 45), hasNewer: true }, { around: 50, after: 40 })).toEqual(
    older,
  );
});

test('an emptied list is empty', () => {
  expect(merge(pages(1, 9), { nodes: [], hasMore: false })).toEqual({ nodes: [], hasMore: false });
});

test('one that was told of joins at the end, once; what lies between has to be fetched', () => {
  expect(addNumbered(pages(1, 9), { n: 10 }, numberOf)).toEqual(pages(1, 10));
  const known = pages(5, 9);
  expect(addNumbered(known, { n: 9 }, numberOf)).toBe(known);
  expect(addNumbered(known, { n: 2 }, numberOf)).toBe(known);
  expect(addNumbered(known, { n: 11 }, numberOf)).toBeNull();
  expect(addNumbered({ nodes: [], hasMore: false }, { n: 1 }, numberOf)).toEqual(pages(1, 1));
  expect(addNumbered({ nodes: [], hasMore: false }, { n: 57 }, numberOf)).toBeNull();
});

test('however live messages, lost lines, pages and re-reads follow each other: no hole, none twice, none lost', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('says' as const), isHeard: fc.boolean() }),
    fc.record({ kind: fc.constant('older' as const), size: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('catchUp' as const), size: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('newest' as const), size: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.array(step, { maxLength: 60 }),
      (said, steps) => {
        let count = said;
        const newest = (size: number) => pages(Math.max(1, count - size + 1), count);
        let known = merge(undefined, newest(5));
        const last = () => known.nodes.at(-1)?.n ?? 0;
        const catchUp = (size: number) => {
          while (last() < count)
            known = merge(known, pages(last() + 1, Math.min(count, last() + size)), {
              after: last(),
            });
        };
        for (const one of steps) {
          if (one.kind === 'says') {
            count += 1;
            if (!one.isHeard) continue;
            const added = addNumbered(known, { n: count }, numberOf);
            if (added) known = added;
            else catchUp(5);
          }
          if (one.kind === 'older') {
            const first = known.nodes[0]?.n ?? 1;
            known = merge(known, pages(Math.max(1, first - one.size), first - 1), {
              before: first,
            });
          }
          if (one.kind === 'catchUp') catchUp(one.size);
          if (one.kind === 'newest') known = merge(known, newest(one.size));
          const numbers = known.nodes.map(numberOf);
          expect(numbers).toEqual(range(numbers[0] ?? 1, last()).map(numberOf));
          expect(known.hasMore).toBe((numbers[0] ?? 1) > 1);
        }
        catchUp(5);
        expect(last()).toBe(count);
      },
    ),
  );
});
