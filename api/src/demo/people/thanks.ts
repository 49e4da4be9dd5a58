import { z } from 'zod';
import { isMember, type Moment, type Person } from '../college.ts';
import { chance, demoId, idTail } from '../random.ts';
import { readTable } from '../read-table.ts';
import type { Row } from '../rows.ts';
import { handle } from './index.ts';

const written = { by: z.string(), ago: z.number() };

/** Who is thanked, by whom, so many days ago. */
const thanks = readTable(
  'thanks',
  z.record(
    z.string(),
    z.array(
      z.strictObject({ ...written, text: z.string(), hidden: z.literal(true).exactOptional() }),
    ),
  ),
);

/** Who is endorsed, by whom: accepted by the student, unless it still waits. */
const endorsements = readTable(
  'endorsements',
  z.record(
    z.string(),
    z.array(
      z.strictObject({
        ...written,
        message: z.string(),
        /** Shown to alumni alone. */
        alumni: z.literal(true).exactOptional(),
        pending: z.literal(true).exactOptional(),
      }),
    ),
  ),
);

const perPerson = <Given>(
  table: Record<string, Given[]>,
  people: Person[],
): { whose: Person; given: Given }[] =>
  Object.entries(table).flatMap(([name, list]) =>
    list.map((given) => ({ whose: named(people, name), given })),
  );

function named(people: Person[], name: string): Person {
  const found = people.find(({ key }) => key === handle(name));
  if (!found) throw new Error(`the tables name ${name}, who is not in them`);
  return found;
}

/** Nobody writes before both are there. */
const since = (ago: number, one: Person, other: Person): number =>
  Math.min(ago, one.joinedAgo * 0.96, other.joinedAgo * 0.96);

/** The thanks on the profiles of alumni, and who upvoted them. */
export function thanksRows(
  people: Person[],
  moment: Moment,
): { gratitudes: Row[]; upvotes: Row[] } {
  const members = people.filter(isMember);
  const made = perPerson(thanks, people).map(({ whose, given: { by, ago, text, hidden } }) => {
    const author = named(people, by);
    const days = since(ago, whose, author);
    const at = moment.ago(days);
    const id = demoId('gratitude', `${whose.key} ${author.key} ${text}`, at);
    const luck = chance(`upvotes ${idTail(id)}`);
    const voters = hidden
      ? []
      : luck
          .shuffled(members.filter((person) => person !== author && person.joinedAgo > days))
          .slice(0, luck.whole(0, 14))
          .map((person) => person.id);
    return {
      voters,
      row: {
        id,
        profile_id: whose.id,
        user_id: author.id,
        text,
        upvotes: voters.length,
        hidden_at: hidden ? moment.ago(days * 0.9) : null,
        created_at: at,
      },
    };
  });
  return {
    gratitudes: made.map(({ row }) => row),
    upvotes: made.flatMap(({ voters, row }) =>
      voters.map((user) => ({ gratitude_id: row.id, user_id: user })),
    ),
  };
}

/** What alumni say for students. */
export const endorsementRows = (people: Person[], moment: Moment): Row[] =>
  perPerson(endorsements, people).map(({ whose, given: { by, ago, message, alumni, pending } }) => {
    const author = named(people, by);
    const days = since(ago, whose, author);
    const at = moment.ago(days);
    return {
      id: demoId('endorsement', `${whose.key} ${author.key}`, at),
      mentee_id: whose.id,
      alumni_id: author.id,
      message,
      visibility: alumni ? 'alumni' : 'everyone',
      accepted_at: pending ? null : moment.ago(days * 0.8),
      created_at: at,
    };
  });
