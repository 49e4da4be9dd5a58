import type { Role } from '../../../../schema/rules/college/college.ts';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import type { Viewer, Work } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { people } from '../identity/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { isListed, isReadableWhole, profilesSql } from './profiles.sql.ts';
import { cardOnlyError } from './visibility/access-level.ts';
import { isStaff } from './visibility/profile.policy.ts';

const writtenTo = profilesSql.statement(
  'writtenTo',
  { personId: 'uuid', viewerId: 'uuid', isStaff: 'boolean' },
  (db, { personId, ...reader }) =>
    db
      .selectFrom(people.as('person'))
      .where('person.id', '=', personId)
      .where((eb) => isListed(eb.ref('person.id')))
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), reader.viewerId)))
      .select((eb) => [
        'person.role',
        'person.roles',
        isReadableWhole(eb.ref('person.id'), reader).as('isWhole'),
      ]),
);

/**
 * Asked before the viewer writes something on somebody's profile: an endorsement, thanks.
 * @param refusal why it is not for this person; null where it is
 * @throws NOT_FOUND for people whom the viewer may not find, FORBIDDEN with the refusal and for
 * profiles that show the card only
 */
export async function assertMayWriteOn(
  work: Work,
  viewer: Viewer,
  personId: string,
  refusal: (person: { role: Role; roles: readonly Role[] }) => string | null,
): Promise<void> {
  const input = { personId, viewerId: viewer.id, isStaff: isStaff(viewer) };
  const [person] = await work.query(writtenTo, input);
  if (!person) throw notFound(profileTexts.notFound);
  const refused = refusal(person);
  if (refused !== null) throw forbidden(refused);
  if (!person.isWhole) throw cardOnlyError();
}
