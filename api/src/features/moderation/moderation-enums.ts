import {
  appealOutcomes,
  caseDecisions,
  caseStates,
  contentSorts,
  contentStates,
  removableTypes,
  removalKinds,
  reportableTypes,
  reportReasons,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const things = {
  post: 'An experience.',
  question: 'A question on a post.',
  answer: 'An answer to a question.',
  gratitude: 'A thank-you on a profile.',
  job: 'A job opening.',
};

export const RemovableTypeEnum = registerEnum('RemovableType', removableTypes, {
  description: 'What admins can hide, delete and show again.',
  values: things,
});
export const ReportableTypeEnum = registerEnum('ReportableType', reportableTypes, {
  description: 'What members can report.',
  values: {
    ...things,
    profile: 'A person.',
    message: 'A message of a conversation.',
    chatRequest: 'The note of a chat request, by its conversation.',
  },
});
export const RemovalKindEnum = registerEnum('RemovalKind', removalKinds, {
  description: 'How something is taken away.',
  values: {
    hide: 'Nobody reads it until it is shown again.',
    delete: 'Nobody reads it; after 30 days it is deleted for good.',
  },
});
export const ContentStateEnum = registerEnum('ContentState', contentStates, {
  description: 'How something that people wrote stands.',
  values: {
    shown: 'Everybody reads it.',
    hidden: 'An admin, or several reports, hid it.',
    deleted: 'An admin deleted it; it can be restored for 30 days.',
  },
});
export const ContentSortEnum = registerEnum('ContentSort', contentSorts, {
  description: 'Orders of the lists of admins.',
  values: { newest: 'The latest first.', oldest: 'The earliest first.' },
});
export const ReportReasonEnum = registerEnum('ReportReason', reportReasons, {
  description: 'What is wrong with it.',
  values: {
    spam: 'Spam or advertising.',
    harassment: 'Harassment or insults.',
    falseInformation: 'False information.',
    privateInformation: "Somebody's private information.",
    asksForMoney: 'Asks for money.',
    other: 'Something else, said in the note.',
  },
});
export const CaseStateEnum = registerEnum('CaseState', caseStates, {
  description: 'How a case stands.',
  values: {
    open: 'Nobody has taken it.',
    claimed: 'An admin has taken it, for two hours.',
    decided: 'It is decided.',
    appealed: 'It is decided, and the person concerned has appealed.',
  },
});
export const CaseDecisionEnum = registerEnum('CaseDecision', caseDecisions, {
  description: 'What an admin decides about a case.',
  values: {
    nothing: 'Nothing was wrong; what hid itself is shown again.',
    hide: 'It is hidden.',
    delete: 'It is deleted.',
    warn: 'Its author is warned.',
    mute: 'Its author reads and does not write for a time.',
    ban: 'Its author is banned.',
  },
});
export const AppealOutcomeEnum = registerEnum('AppealOutcome', appealOutcomes, {
  description: 'How an appeal ended.',
  values: {
    upheld: 'The decision stands.',
    overturned: 'What was taken away is shown again, a mute or ban is lifted.',
  },
});
