import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { badUserInput } from '../errors.ts';
import type { ListEnd, RestCall } from './rest-call.ts';
import { intOrNull, textOrNull } from './rest-input.ts';

/**
 * The header that says where the next page of a documented list begins; on the last page it is
 * missing.
 */
export const nextCursorHeader = 'X-Next-Cursor';

/** How much of a list a call answers with when `limit` is left out, and at most. */
const wholeList = 100;

/**
 * The page size of `limit` as sent: sizes that lists would refuse become the nearest that they
 * take.
 * @param unasked the size without a `limit`
 */
export const limitOf = ({ query }: RestCall, unasked = wholeList): number =>
  Math.min(wholeList, Math.max(1, intOrNull(query['limit']) ?? unasked));

/** Variables of a call that answers one list: `limit` and `after` as sent. */
export const pageOf = (call: RestCall): { first: number; after: string | null } => ({
  first: limitOf(call),
  after: textOrNull(call.query['after']),
});

/** For each list, behind what its page begins, and whether it is asked for at all. */
type ListVariables<Name extends string> = { first: number } & {
  [List in Name as `${List}After`]: string | null;
} & { [List in Name as `with${Capitalize<List>}`]: boolean };

/** What stands in the cursor of several lists for one that has ended. */
const endOfList = '';

const writeEnds = (cursors: readonly string[]): string =>
  Buffer.from(JSON.stringify(cursors)).toString('base64url');

/**
 * The cursors in that of several lists; null for none.
 * @throws BAD_USER_INPUT for what is no cursor of so many lists
 */
function readEnds(after: string | null, count: number): string[] | null {
  if (!after) return null;
  try {
    const ends: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    const areEnds = Array.isArray(ends) && ends.every((end) => typeof end === 'string');
    if (areEnds && ends.length === count && ends.some((end) => end !== endOfList)) return ends;
  } catch {
    // Refused below.
  }
  throw badUserInput(requestTexts.foreignCursor);
}

/**
 * Variables of a call that answers several lists: each has pages of that size, and is asked for
 * until it ends.
 * @param names the lists, in the order in which the row returns their ends
 * @throws BAD_USER_INPUT for an `after` that is no cursor of such a call
 */
export function pagesOf<Name extends string>(
  call: RestCall,
  ...names: Name[]
): ListVariables<Name> {
  const after = textOrNull(call.query['after']);
  const cursors = readEnds(after, names.length);
  const variables = names.flatMap((name, index): [string, string | boolean | null][] => {
    const cursor = cursors?.[index] ?? null;
    return [
      [`${name}After`, cursor === endOfList ? null : cursor],
      [`with${name.charAt(0).toUpperCase()}${name.slice(1)}`, cursor !== endOfList],
    ];
  });
  // Types can't follow names that are computed.
  return { first: limitOf(call), ...Object.fromEntries(variables) } as ListVariables<Name>;
}

/**
 * The cursor behind what was answered: of the one list, or of all of them together; null when all
 * have ended.
 */
export function nextCursor(ends: readonly ListEnd[]): string | null {
  const cursors = ends.map((end) => (end?.hasNextPage ? (end.endCursor ?? endOfList) : endOfList));
  if (cursors.every((cursor) => cursor === endOfList)) return null;
  return cursors.length === 1 ? (cursors[0] ?? null) : writeEnds(cursors);
}
