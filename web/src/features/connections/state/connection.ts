import type { ConnectionFieldsFragment } from '@/generated/documents';

/** How the viewer is connected with a person. */
export type Connection = Omit<ConnectionFieldsFragment, 'id'>;

export const notConnected: Connection = {
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
};
