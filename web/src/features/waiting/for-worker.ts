import type { WaitingThing } from '@schema/rules/device/waiting-store';
import type { Deed } from '@/core/outbox/deeds';
import { isUpload, type useOutbox } from '@/features/chat';
import { editToSend, postToSend } from '@/features/posts';

type Unsent = ReturnType<ReturnType<typeof useOutbox>['read']>[number];

const bookmarked = { markPost: 'Post', markProfile: 'Profile', markJobOpening: 'JobOpening' };

/** A deed as the service worker sends it; undefined for what needs a page. */
function thingOfDeed(deed: Deed): WaitingThing | undefined {
  const { key, kind, target, content, folderId } = deed;
  const isOn = content === 'on';
  switch (kind) {
    case 'ask':
      return { key, kind, variables: { postId: target, content, key } };
    case 'answer':
      return { key, kind, variables: { questionId: target, content, key } };
    case 'likePost':
    case 'likeJob':
      return { key, kind, variables: { id: target }, isOn };
    case 'publish': {
      const variables = postToSend(deed);
      return variables && { key, kind, variables };
    }
    case 'edit': {
      const variables = editToSend(deed);
      return variables && { key, kind, variables };
    }
    case 'markPost':
    case 'markProfile':
    case 'markJobOpening': {
      const mark = { type: bookmarked[kind], refId: target };
      return isOn
        ? { key, kind: 'bookmark', variables: { ...mark, folderId } }
        : { key, kind: 'removeBookmark', variables: mark };
    }
  }
}

/**
 * What the service worker can send of what waits, in its order. Files need a page, and so do words
 * behind one in their conversation.
 */
export function forWorker(messages: readonly Unsent[], deeds: readonly Deed[]): WaitingThing[] {
  const files = messages.filter(isUpload);
  const words = messages.flatMap((entry): WaitingThing[] => {
    if (isUpload(entry) || entry.refusal !== null) return [];
    const { key, conversationId, content, replyTo } = entry;
    if (files.some((file) => file.conversationId === conversationId && file.key < key)) return [];
    const variables = { conversationId, key, content, replyToId: replyTo?.id ?? null };
    return [{ key, kind: 'message', variables }];
  });
  const done = deeds.flatMap((deed) => (deed.refusal === null ? (thingOfDeed(deed) ?? []) : []));
  return [...words, ...done];
}
