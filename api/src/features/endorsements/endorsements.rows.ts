import type { EndorsementVisibility } from '../../../../schema/rules/endorsements.ts';
import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import type { Endorsement } from './endorsements.types.ts';

export interface EndorsementRead extends PersonRow {
  id: string;
  menteeId: string;
  message: string;
  visibility: EndorsementVisibility;
  createdAt: Date;
  isPending: boolean;
}

/** Columns of an endorsement `e` (or a CTE of that name) and its author `u`. */
export const endorsementColumns = `e.id, e.mentee_id as "menteeId", e.message, e.visibility, e.created_at as "createdAt", e.accepted_at is null as "isPending", ${personColumns('u')}`;

/** Words of banned people are shown to nobody. */
export const said = 'endorsements e join users u on u.id = e.alumni_id and not u.is_banned';

/** A row as the wall shows it. */
export const endorsementOf = (row: EndorsementRead): Endorsement => ({
  id: row.id,
  menteeId: row.menteeId,
  alumni: personOf(row),
  message: row.message,
  visibility: row.visibility,
  createdAt: row.createdAt,
  isPending: row.isPending,
});
