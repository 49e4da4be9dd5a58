import { pagePathOf } from '../../../core/sql/index.ts';
import { chatRequests, unreadMessages } from '../../chat/index.ts';
import { eventColumns } from '../../outbox/index.ts';
import { acts, candidate, groupKey } from './candidates.ts';
import type { NotificationRule } from './notification-rule.ts';

const chat = { type: 'chat', switch: 'chat' } as const;

const actsOnRequests = acts.innerJoin(
  chatRequests.as('request'),
  'request.id',
  eventColumns('chatRequested').conversationId,
);

/** Messages that were not read yet, in conversations that are not muted. */
const actsOnMessages = acts
  .innerJoin(unreadMessages.as('message'), 'message.id', eventColumns('messageSent').messageId)
  .where(({ or, eb, ref }) =>
    or([
      eb('message.muted_until', 'is', null),
      eb('message.muted_until', '<', ref('event.created_at')),
    ]),
  );

/** What happens in conversations. */
export const chatRules = {
  // One group for each conversation, which is read with it.
  messageSent: {
    ...chat,
    alertsAgain: 'always',
    candidates: actsOnMessages.select(({ ref }) =>
      candidate({
        recipient: ref('message.user_id'),
        group: groupKey('messageSent', ref('message.conversation_id')),
        subject: ref('message.name'),
        link: pagePathOf.chat(ref('message.conversation_id')),
      }),
    ),
  },
  // The call's message is its subject.
  callMissed: {
    ...chat,
    alertsAgain: 'always',
    candidates: actsOnMessages.select(({ ref }) =>
      candidate({
        recipient: ref('message.user_id'),
        group: groupKey('callMissed', ref('message.conversation_id')),
        link: pagePathOf.chat(ref('message.conversation_id')),
      }),
    ),
  },
  chatRequested: {
    ...chat,
    priority: 'high',
    alertsAgain: 'daily',
    candidates: actsOnRequests.where('request.status', '=', 'pending').select(({ ref }) =>
      candidate({
        recipient: ref('request.asked_id'),
        group: groupKey('chatRequested', ref('request.id')),
        link: pagePathOf.chat(ref('request.id')),
      }),
    ),
  },
  chatAccepted: {
    ...chat,
    alertsAgain: 'never',
    candidates: actsOnRequests.where('request.status', '=', 'active').select(({ ref }) =>
      candidate({
        recipient: ref('request.asker_id').$notNull(),
        group: groupKey('chatAccepted', ref('request.id')),
        link: pagePathOf.chat(ref('request.id')),
      }),
    ),
  },
  // It names who was asked, and comes anew each time that a request to them runs out.
  chatRequestEnded: {
    ...chat,
    alertsAgain: 'always',
    candidates: actsOnRequests.where('request.status', '=', 'expired').select(({ ref }) =>
      candidate({
        recipient: ref('request.asker_id').$notNull(),
        group: groupKey('chatRequestEnded', ref('request.id')),
        link: pagePathOf.chat(ref('request.id')),
      }),
    ),
  },
} satisfies Record<string, NotificationRule>;
