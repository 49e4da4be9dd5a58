import { fieldsOf } from '@/core/is-record';
import type { Deed } from '@/core/outbox/deeds';

/** Nothing of what can't be read any more. */
function contentOf({ content }: Deed): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(content));
  } catch {
    return {};
  }
}

/**
 * What the service worker sends of a post that waits, while no page is open; undefined where a page
 * has to: what an earlier try brought may have to be edited then.
 */
export function postToSend(deed: Deed): Record<string, unknown> | undefined {
  const { input, draftId, draftBasedOn, key = deed.key, isChanged } = contentOf(deed);
  return input === undefined || isChanged === true
    ? undefined
    : { input, draftId, draftBasedOn, key };
}

/** As `postToSend`, of an edit. */
export function editToSend(deed: Deed): Record<string, unknown> | undefined {
  const { input, basedOn } = contentOf(deed);
  return input === undefined ? undefined : { id: deed.target, input, basedOn, key: deed.key };
}
