import { relationText, type Relation } from '../../../../schema/rules/profiles.ts';
import type { App } from '../../core/context.ts';
import { statements } from '../../core/db.ts';
import { apartSql } from './connected.ts';
import { personColumns, personOf, type PersonRow } from './person.ts';
import type { Profile, RelatedProfile } from './profiles.types.ts';

interface RelatedRow extends PersonRow {
  relation: Relation;
  what: string | null;
}

const made = statements<RelatedRow>();

/** So many of each kind are looked at, the newest first: a batch of hundreds is enough to choose from. */
const each = 60;

/** One person may be related in several ways: the ways add up, and the strongest is named. */
const text = (first: number): string => `
  with me as (select u.id, coalesce(u.stream, u.specialisation) as branch, u.year_of_graduation as year, pr.interests from users u join profiles pr on pr.user_id = u.id where u.id = $1),
   ways as (
     select e.user_id, 'company' as relation, 8 as weight, e.company_name as what
       from (select distinct company_norm from career_experiences where user_id = $1 and $3::boolean) mine
       cross join lateral (select user_id, company_name from career_experiences where company_norm = mine.company_norm and user_id <> $1 order by user_id desc limit ${each}) e
     union all
     select x.id, 'batch', 4, null from me
       cross join lateral (select id from users where coalesce(stream, specialisation) = me.branch and year_of_graduation = me.year and id <> $1 order by id desc limit ${each}) x
     union all
     select x.user_id, 'interest', 2, (select i from unnest(x.interests) i where i = any(me.interests) order by i limit 1) from me
       cross join lateral (select user_id, interests from profiles where interests && me.interests and user_id <> $1 limit ${each}) x
     union all
     select x.id, 'branch', 1, null from me
       cross join lateral (select id from users where coalesce(stream, specialisation) = me.branch and year_of_graduation between me.year - 2 and me.year + 2 and id <> $1 order by year_of_graduation desc, id desc limit ${each}) x),
   once as (select user_id, relation, weight, min(what) as what from ways group by user_id, relation, weight),
   best as (select user_id, sum(weight) as weight, (array_agg(relation order by weight desc))[1] as relation, (array_agg(what order by weight desc))[1] as what from once group by user_id),
   chosen as (
     select best.* from best join profiles pr using (user_id) where pr.is_listed and best.user_id is distinct from $2::uuid and not ${apartSql('best.user_id', '$2::uuid')}
      order by best.weight desc, pr.is_told desc, pr.last_active_at desc, best.user_id desc limit ${first})
  select ${personColumns('u')}, chosen.relation, chosen.what from chosen join users u on u.id = chosen.user_id join profiles pr on pr.user_id = u.id
   order by chosen.weight desc, pr.is_told desc, pr.last_active_at desc, u.id desc`;

/**
 * People whom one would meet after this profile, and why (part 2, Related Profiles): one statement. Not the viewer, not the person, nobody unlisted, nobody whom a block keeps apart from the viewer. Of a person
 * of whom the card alone is shown, companies are no reason. */
export async function relatedProfiles(
  app: App,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  viewerId: string | null,
  first: number,
): Promise<RelatedProfile[]> {
  const rows = await app.db.rows(
    made(`related_profiles_${first}`, () => text(first)),
    [id, viewerId, isWhole],
  );
  return rows.map((row) => ({
    id: row.u_id,
    user: personOf(row),
    reason: relationText(row.relation, row.what),
  }));
}
