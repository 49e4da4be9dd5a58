import { textFilter } from '../lists/filters.ts';
import { longMomentText } from '../text/date-text.ts';

/** Days that unbonding keeps a pair from asking each other again. */
export const lockDays = 30;
/** Hours that a rejection keeps who asked from asking again: nobody is asked all day. */
export const rejectedHours = 24;

/** Texts of connections as documented, for pages and calls alike. */
export const connectionTexts = {
  /** On profiles. */
  bond: 'Bond',
  sent: 'Bond request sent!',
  sendFailed: 'Error sending bond request',
  /** On posts and cards. */
  connect: 'Connect',
  sentFromPost: 'Connection request sent!',
  sendFromPostFailed: 'Error sending connection request',

  requestSent: 'Request Sent',
  cancel: 'Cancel',
  canceled: 'Bond request canceled',
  cancelFailed: 'Error canceling request',
  approach: 'Approach',
  /** Where the connection could not be asked for. */
  retry: 'Try again',
  connected: 'Connected',
  unbond: 'Unbond',
  removed: 'Bond removed successfully',
  removeFailed: 'Error removing bond',
  confirm: {
    title: 'Confirm Unbond',
    text: 'Are you sure you want to unbond?',
    lock: `You will not be able to bond with each other again for ${lockDays} days.`,
    no: 'Cancel',
    yes: 'Yes, Unbond',
  },
  locked: (until: Date) => `You can ask again from ${longMomentText(until, 'college')} IST.`,
  self: 'You cannot bond with yourself.',

  accept: 'Accept',
  reject: 'Reject',
  accepted: 'You are connected now',
  rejected: 'Connection request rejected',
  acceptFailed: 'Error accepting request',
  rejectFailed: 'Error rejecting request',
  undoRejectFailed: 'Error bringing the request back',
  /** Above the connections: the way to those who wait. */
  waiting: (n: number): string => (n === 1 ? '1 request waits' : `${n} requests wait`),
  answer: 'Answer',
  requestGone: 'Connection request not found',

  title: 'Connections',
  requestsTitle: 'Connection requests',
  loadFailed: 'Failed to load connections',
  requestsFailed: 'Error fetching connection requests',
  noRequests: 'No pending connection requests',
} as const;

/** What the list of those whom one is connected with is narrowed down by. */
export const connectionFilters = {
  search: textFilter({ label: 'Search your connections', about: 'A part of the name.' }),
};
