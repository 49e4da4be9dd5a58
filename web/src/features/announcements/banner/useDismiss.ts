import { announcementTexts as texts } from '@schema/rules/announcements-texts';
import { errorText } from '@/core/errors';
import { useDismissAnnouncementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { removeAnnouncement, restoreAnnouncement } from './announcement-cache';

/** Takes an announcement away at once, on all devices; it comes back if the server refuses. */
export function useDismiss(): (id: string) => void {
  const [dismiss, { client }] = useDismissAnnouncementMutation();
  return (id) => {
    const removed = removeAnnouncement(client.cache, id);
    dismiss({ variables: { id } }).catch((error: unknown) => {
      if (removed) restoreAnnouncement(client.cache, removed);
      notify.error(errorText(error, texts.actionFailed.dismiss));
    });
  };
}
