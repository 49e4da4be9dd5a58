import { Migration } from '@mikro-orm/migrations';

/**
 * Nobody likes their own words: likes from before that was refused are taken out of what counts them. What admins took
 * away counts for nobody's helpfulness already.
 */
export class Migration20261123133700_own_likes extends Migration {
  override name = 'Migration20261123133700_own_likes';

  override up(): void | Promise<void> {
    this.addSql(
      `with gone as (
         delete from "post_likes" l using "posts" p where p.id = l.post_id and p.user_id = l.user_id
         returning p.id, p.user_id, p.removed_at
       ), fewer as (
         update "posts" set useful = greatest(useful - 1, 0) from gone where "posts".id = gone.id
       )
       update "profiles" set helpful = greatest(helpful - own.count, 0)
       from (select user_id, count(*)::int as count from gone where removed_at is null group by user_id) own
       where "profiles".user_id = own.user_id;`,
    );
    this.addSql(
      `with gone as (
         delete from "job_marks" m using "job_openings" j
         where j.id = m.job_id and j.user_id = m.user_id and m.kind = 'like'
         returning j.id
       )
       update "job_openings" set likes = greatest(likes - 1, 0) from gone where "job_openings".id = gone.id;`,
    );
  }

  /** What was liked before is not known any more. */
  override down(): void | Promise<void> {
    return undefined;
  }
}
