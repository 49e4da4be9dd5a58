import { useApolloClient } from '@apollo/client/react';
import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useDismissAnnouncementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { removeAnnouncement, restoreAnnouncement } from './announcement-cache';

export type Dismissals = {
  /**
   * Those that were dismissed since the page was opened: an answer that the server made before it
   * knew of it may still list them, and so may what this device remembers.
   */
  ids: ReadonlySet<string>;
  /** Takes an announcement away at once, on all devices; it comes back if the server refuses. */
  dismiss: (id: string) => void;
  /** Takes away what the viewer dismisses on another device. */
  takeAway: (id: string) => void;
};

export function useDismiss(): Dismissals {
  const { cache } = useApolloClient();
  const [send] = useDismissAnnouncementMutation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const takeAway = (id: string) => {
    setIds((before) => new Set(before).add(id));
    return removeAnnouncement(cache, id);
  };
  return {
    ids,
    dismiss: (id) => {
      const removed = takeAway(id);
      send({ variables: { id } }).then(
        () => removeAnnouncement(cache, id),
        (error: unknown) => {
          setIds((before) => new Set([...before].filter((one) => one !== id)));
          if (removed) restoreAnnouncement(cache, removed);
          notify.error(errorText(error, texts.actionFailed.dismiss));
        },
      );
    },
    takeAway,
  };
}
