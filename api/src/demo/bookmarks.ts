import { shownAccounts } from './accounts.ts';
import { isMember, type Moment, type Person } from './college.ts';
import type { Opening } from './openings/index.ts';
import type { Talk } from './posts/talk.ts';
import { chance, demoId } from './random.ts';
import type { Row } from './rows.ts';

/**
 * The most that one person has put aside of each kind, and the least of those whom a visitor signs
 * in as.
 */
const most = { posts: 7, profiles: 3, jobs: 3 };
const shownLeast = { posts: 5, profiles: 2, jobs: 2 };

/** What members have put aside: posts that they read, people who show themselves, openings. */
export function bookmarkRows(
  talk: Talk[],
  people: Person[],
  moment: Moment,
  openings: Opening[],
): Row[] {
  const shown = people.filter(
    ({ isStudent, visibility }) => !isStudent && visibility !== 'connections',
  );
  return people.filter(isMember).flatMap((person) => {
    const luck = chance(`bookmarks ${person.key}`);
    const least = shownAccounts.some(({ name }) => name === person.name)
      ? shownLeast
      : { posts: 0, profiles: 0, jobs: 0 };
    const read = luck
      .shuffled(talk.filter(({ viewers }) => viewers.includes(person.id)))
      .slice(0, luck.whole(least.posts, most.posts));
    const liked = luck
      .shuffled(shown.filter((other) => other !== person))
      .slice(0, luck.whole(least.profiles, most.profiles));
    const wanted = luck
      .shuffled(openings.filter(({ viewers }) => viewers.includes(person.id)))
      .slice(0, luck.whole(least.jobs, most.jobs));
    const mark = (
      kind: 'post' | 'profile' | 'job',
      key: string,
      id: string,
      since: number,
    ): Row => {
      const at = moment.ago(since * luck.between(0.02, 0.9));
      return {
        id: demoId('bookmark', `${person.key} ${kind} ${key}`, at),
        user_id: person.id,
        post_id: kind === 'post' ? id : null,
        profile_id: kind === 'profile' ? id : null,
        job_id: kind === 'job' ? id : null,
        created_at: at,
      };
    };
    return [
      ...read.map(({ key, id, entry }) =>
        mark('post', key, id, Math.min(entry.ago, person.joinedAgo)),
      ),
      ...liked.map(({ key, id, joinedAgo }) =>
        mark('profile', key, id, Math.min(joinedAgo, person.joinedAgo)),
      ),
      ...wanted.map(({ id, listing }) =>
        mark('job', listing.company, id, Math.min(listing.ago, person.joinedAgo)),
      ),
    ];
  });
}
