import type { DeletedAccount, Work } from '../../../core/context.ts';
import { PeopleChangeEntity } from './people-change.entity.ts';

/** Who is gone fits no search: that they changed is not looked at any more. */
export async function onAccountDeleted({ em }: Work, { userId }: DeletedAccount): Promise<void> {
  await em.flush();
  await em.nativeDelete(PeopleChangeEntity, { personId: userId });
}
