import { isMember, type Moment, type Person } from '../college.ts';
import { chance } from '../random.ts';

/** Who read, liked and shared a post. */
export interface Readers {
  viewers: string[];
  likers: string[];
  /** One share for each person and day. */
  shares: { user: string; day: string }[];
}

/**
 * A share of the members has read it, a smaller one liked it, few shared it; new posts are at their
 * beginning.
 */
export function readersOf(
  key: string,
  ago: number,
  author: Person,
  spoke: Set<string>,
  people: Person[],
  moment: Moment,
): Readers {
  const luck = chance(`readers ${key}`);
  const members = luck.shuffled(
    people.filter((person) => isMember(person) && person !== author).map((person) => person.id),
  );
  const reach = luck.between(0.22, 0.9) * Math.min(1, 0.35 + ago / 9);
  const others = members
    .filter((id) => !spoke.has(id))
    .slice(0, Math.round(members.length * reach));
  const viewers = [...spoke, ...others].filter((id) => id !== author.id);
  const likers = luck
    .shuffled(viewers)
    .slice(0, Math.round(viewers.length * luck.between(0.18, 0.62)));
  const sharing = chance(`shares ${key}`);
  const sharers = sharing
    .shuffled(viewers)
    .slice(0, Math.round(likers.length * sharing.between(0, 0.3)));
  return {
    viewers,
    likers,
    shares: sharers.map((user) => ({
      user,
      day: moment
        .ago(ago * sharing.between(0, 0.98))
        .toISOString()
        .slice(0, 10),
    })),
  };
}

/**
 * Who finds something that was said helpful, and who does not: readers, never the one who said it.
 */
export function votersOf(
  key: string,
  speaker: string,
  readers: string[],
  warmth: number,
): { up: string[]; down: string[] } {
  const luck = chance(`votes ${key}`);
  const voters = luck.shuffled(readers.filter((id) => id !== speaker));
  const up = Math.round(Math.min(voters.length, 26) * luck.between(0, warmth));
  const down = luck.happens(0.18) ? luck.whole(1, 2) : 0;
  return { up: voters.slice(0, up), down: voters.slice(up, up + down) };
}
