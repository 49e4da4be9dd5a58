import {
  mailKinds,
  type NotificationType,
  notificationKinds,
  notificationPriorities,
  notificationStatuses,
  notificationTabs,
  notificationTypes,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const types = {
  chat: 'Messages, missed calls and requests for a chat.',
  job: 'Openings.',
  gratitude: 'Gratitudes and endorsements.',
  comment:
    'Questions, answers, votes and likes, and what the college decided about the person or what they reported.',
  connection: 'Requests for connections, and their answers.',
} as const satisfies Record<NotificationType, string>;

export const NotificationTypeEnum = registerEnum('NotificationType', notificationTypes, {
  description: 'What a notification is about: the tab that it stands under.',
  values: types,
});

export const NotificationKindEnum = registerEnum('NotificationKind', notificationKinds, {
  description: 'What happened.',
  values: {
    questionAsked: "Somebody asked on the person's post.",
    questionAnswered: "Somebody answered the person's question.",
    questionVoted: "Somebody upvoted the person's question.",
    answerVoted: "Somebody upvoted the person's answer.",
    answerAccepted: "Who asked, or the post's author, says that the person's answer helped.",
    postLiked: "Somebody likes the person's post.",
    questionMilestone: "The person's question has reached a number of upvotes.",
    answerMilestone: "The person's answer has reached a number of upvotes.",
    postMilestone: "The person's post has reached a number of likes.",
    gratitudeSent: 'Somebody thanked the person.',
    gratitudeUpvoted: 'Somebody upvoted a gratitude that the person wrote.',
    endorsementSent: 'Somebody endorsed the person, who has not accepted it yet.',
    endorsementAccepted: 'Somebody accepted an endorsement that the person wrote.',
    connectionAsked: 'Somebody asks the person for a connection.',
    connectionAccepted: "Somebody accepted the person's request for a connection.",
    jobPosted: 'Somebody posted an opening that a saved search of the person finds.',
    companyTold: 'Somebody told of an interview at a company that the person follows.',
    companyHires:
      'Somebody posted an opening of a company that the person follows, which no saved search of theirs finds.',
    personFits: 'Somebody has come to fit a search of people that the person keeps.',
    messageSent: 'Somebody wrote in a conversation of the person.',
    chatRequested: 'A student asks the person for a chat.',
    chatAccepted: "Somebody accepted the person's request for a chat.",
    chatRequestEnded: "The person's request for a chat ran out of time without an answer.",
    callMissed: 'Somebody called, and the person did not answer.',
    contentRemoved: 'An admin took away what the person wrote.',
    contentRestored: 'What was taken away is shown again.',
    reportDecided: 'An admin decided what the person reported.',
    appealDecided: "An admin decided the person's appeal.",
    personWarned: 'The college warned the person.',
    factsCorrected: 'An admin corrected what stands in the account of the person.',
    personMuted: 'The person reads and does not write for a time.',
    graduated: 'The year of graduation of the person, a student, is over.',
    healthTurned: 'Something of the product broke, or is good again; the person is a super admin.',
    announced: 'The college announced something to the person, among others.',
  },
});

export const NotificationTabEnum = registerEnum('NotificationTab', notificationTabs, {
  description: 'A list of notifications.',
  values: { all: 'All that are not archived.', ...types, archived: 'What the person archived.' },
});

export const NotificationPriorityEnum = registerEnum(
  'NotificationPriority',
  notificationPriorities,
  {
    description: 'How much it matters.',
    values: {
      normal: 'Anything else.',
      high: 'A request that waits for an answer, or what the college decided about the person.',
    },
  },
);

export const NotificationStatusEnum = registerEnum('NotificationStatus', notificationStatuses, {
  description: 'How a request for a connection stands.',
  values: {
    pending: 'It waits for an answer.',
    accepted: 'The two are connected.',
    rejected: 'It was rejected or canceled; the notification is dismissed.',
  },
});

export const MailKindEnum = registerEnum('MailKind', mailKinds, {
  description: 'A kind of mail that a link in it stops.',
  values: {
    mailAtOnce:
      'What somebody waits with: requests, answers and missed calls, two minutes later when nobody saw them; messages after 15 minutes.',
    mailDigest: 'Everything else that is unread, on Monday mornings in India.',
    mailCollege:
      'What the college mails to many: announcements, invitations, and once a year whether one has graduated.',
  },
});
