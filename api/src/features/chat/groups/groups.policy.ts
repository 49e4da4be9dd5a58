import {
  chatLimits,
  chatTexts,
  type ParticipantRole,
} from '../../../../../schema/rules/chat-texts.ts';
import { badUserInput } from '../../../core/errors.ts';

/**
 * Who becomes an admin when one leaves a group: whoever is in it longest; nobody while there is another admin.
 * @param staying who is in it then, the first ones first
 */
export const successorOf = <Staying extends { role: ParticipantRole }>(
  staying: readonly Staying[],
): Staying | undefined => (staying.some(({ role }) => role === 'admin') ? undefined : staying[0]);

/** @throws BAD_USER_INPUT for more people than a group holds */
export function assertGroupHolds(people: number): void {
  if (people > chatLimits.people)
    throw badUserInput(chatTexts.groupPeople, { personIds: chatTexts.groupPeople });
}
