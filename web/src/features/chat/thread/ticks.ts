import type { OpenConversationFieldsFragment } from '@/generated/documents';

type Participant = Pick<
  OpenConversationFieldsFragment['participants'][number],
  'lastReadNumber' | 'lastDeliveredNumber'
> & { user: { id: string; fullName: string } };

export type Progress = {
  status: 'sent' | 'delivered' | 'read';
  /** Who has read it, and how many could. */
  readers: readonly string[];
  readerIds: readonly string[];
  others: number;
};

/** How far a message of the viewer got: delivered and read count once all others have it. */
export function progressOf(
  number: number,
  participants: readonly Participant[],
  viewerId: string,
): Progress {
  const others = participants.filter(({ user }) => user.id !== viewerId);
  const readers = others.filter(({ lastReadNumber }) => lastReadNumber >= number);
  const isDelivered = others.every(
    ({ lastDeliveredNumber, lastReadNumber }) =>
      Math.max(lastDeliveredNumber, lastReadNumber) >= number,
  );
  const isRead = readers.length === others.length;
  return {
    status: others.length === 0 ? 'sent' : isRead ? 'read' : isDelivered ? 'delivered' : 'sent',
    readers: readers.map(({ user }) => user.fullName),
    readerIds: readers.map(({ user }) => user.id),
    others: others.length,
  };
}
