import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';

/**
 * Whether nobody has begun here: there is at most the account that the settings made, and it has
 * written nothing, of itself, of the college or of the servers that it takes, and brought nobody.
 * Asked by whoever may take the college's place away.
 */
export const emptyCollege = `
  select (select count(*) from users) <= 1
     and not exists (select from posts)
     and not exists (select from job_openings)
     and not exists (select from announcements)
     and not exists (select from college)
     and not exists (select from college_logo)
     and not exists (select from studies)
     and not exists (select from default_banners)
     and not exists (select from mail_server)
     and not exists (select from sign_in_ways)
     and not exists (select from imports) as "isEmpty"`;

export const notEmpty =
  'This college is not empty any more: a restore in the browser takes the place of an empty one alone.';

/** Whether nobody has begun here. @param em asks inside of its transaction */
export async function isCollegeEmpty(db: Database, em?: SqlEntityManager): Promise<boolean> {
  const [found] = em
    ? await db.sqlIn<{ isEmpty: boolean }>(em, emptyCollege)
    : await db.sql<{ isEmpty: boolean }>(emptyCollege);
  return found?.isEmpty === true;
}
