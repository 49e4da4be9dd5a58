import {
  conversationFilters,
  conversationStatuses,
  conversationTypes,
  messageKinds,
  messageStatuses,
  participantRoles,
} from '../../../../schema/rules/chat/chat-texts.ts';
import { registerEnum } from '../../core/enums.ts';

export const ConversationTypeEnum = registerEnum('ConversationType', conversationTypes, {
  description: 'Who is in a conversation.',
  values: { dm: 'Two people.', group: 'Up to 100 people, under a name.' },
});

export const ConversationStatusEnum = registerEnum('ConversationStatus', conversationStatuses, {
  description: 'Whether a conversation has begun.',
  values: {
    pending: 'A student asked an alumnus, who has not answered yet: nobody writes.',
    active: 'It has begun: those in it may write.',
    declined: 'The alumnus said "Not now".',
    expired: 'Nobody answered the request for 14 days.',
    withdrawn: 'Who asked took the request back while it waited.',
  },
});

export const ConversationFilterEnum = registerEnum('ConversationFilter', conversationFilters, {
  description: 'Which of the own conversations are listed.',
  values: {
    all: 'All that are not archived.',
    unread: 'With something that the viewer has not read, or a request that waits for them.',
    requests: 'Requests that wait, of the viewer and to them.',
    groups: 'Groups.',
    archived: 'What the viewer archived, until somebody writes there again.',
  },
});

export const ParticipantRoleEnum = registerEnum('ParticipantRole', participantRoles, {
  description: 'What somebody may do in a group.',
  values: {
    admin: 'Add and remove people, and change name and picture.',
    member: 'Read and write.',
  },
});

export const MessageKindEnum = registerEnum('MessageKind', messageKinds, {
  description: 'What a message holds.',
  values: {
    text: 'Words.',
    image: 'A picture.',
    pdf: 'A PDF.',
    voice: 'A voice message: a recording of two minutes at most.',
    system: 'What the conversation itself says: somebody joined, left, renamed it.',
    call: 'A call, or a missed one.',
  },
});

export const MessageStatusEnum = registerEnum('MessageStatus', messageStatuses, {
  description: 'How far a message got: with all others in the conversation.',
  values: {
    sent: 'The server has it.',
    delivered: 'A device of each of the others has it.',
    read: 'All others have had it on screen.',
  },
});
