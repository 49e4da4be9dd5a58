import type { MouseEvent } from 'react';

/**
 * The attributes of a link that leads off the site, in a tab of its own. It opens by the browser:
 * nothing waits for the count.
 * @param count counts that the link was followed; that it failed is not told
 */
export function countedLink(count: () => Promise<unknown>) {
  const follow = () => void count().catch(() => undefined);
  return {
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    onClick: follow,
    // The middle button opens the link too; the right one opens a menu.
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) follow();
    },
  };
}
