import { relationText } from '../../../../schema/rules/profiles/profiles.ts';
import type { App } from '../../core/context.ts';
import { people, personColumns, personOf } from '../identity/index.ts';
import { listedProfiles, type Profile } from '../profiles/index.ts';
import { directorySql, isFoundBy } from './directory.sql.ts';
import type { RelatedProfile } from './directory.types.ts';
import { relationsOf } from './relations.sql.ts';

const relatedPeople = directorySql.statements(
  'related',
  { personId: 'uuid', viewerId: 'uuid?', showsCareer: 'boolean' },
  [{ first: 6 }],
  ({ first }: { first: number }) =>
    (db, { personId, viewerId, showsCareer }) =>
      db
        // Chosen before their accounts are read.
        .selectFrom((eb) =>
          eb
            .selectFrom(relationsOf(personId, showsCareer).as('related'))
            .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'related.user_id')
            .where((of) => of('profile.user_id', 'is distinct from', viewerId))
            .where(isFoundBy(viewerId))
            .orderBy('related.weight', 'desc')
            .orderBy('profile.has_content', 'desc')
            .orderBy('profile.last_active_at', 'desc')
            .orderBy('profile.user_id', 'desc')
            .limit(first)
            .selectAll('related')
            .select(['profile.has_content', 'profile.last_active_at'])
            .as('chosen'),
        )
        .innerJoin(people.as('person'), 'person.id', 'chosen.user_id')
        .orderBy('chosen.weight', 'desc')
        .orderBy('chosen.has_content', 'desc')
        .orderBy('chosen.last_active_at', 'desc')
        .orderBy('chosen.user_id', 'desc')
        .select(personColumns)
        .select(['chosen.relation', 'chosen.shared']),
);

/**
 * People whom one would meet after this profile, and why, the strongest relation first: one
 * statement. Not the viewer, not the person, nobody unlisted, nobody whom a block keeps apart from
 * the viewer. Of a person of whom the card alone is shown, companies are no reason.
 * @param viewerId null where many watch at once
 */
export async function relatedProfiles(
  { db }: App,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  viewerId: string | null,
  first: number,
): Promise<RelatedProfile[]> {
  const rows = await db.query(relatedPeople({ first }), {
    personId: id,
    viewerId,
    showsCareer: isWhole,
  });
  return rows.map((row) => ({
    id: row.person_id,
    user: personOf(row),
    reason: relationText(row.relation, row.shared),
  }));
}
