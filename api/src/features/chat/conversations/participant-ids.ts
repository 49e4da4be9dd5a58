import type { Work } from '../../../core/context.ts';
import { ParticipantEntity } from './participant.entity.ts';

/** The ids of those who are in a conversation. */
export async function participantIdsOf({ em }: Work, conversationId: string): Promise<string[]> {
  const present = await em.find(ParticipantEntity, { conversation: conversationId, leftAt: null });
  return present.map(({ user }) => user.id);
}
