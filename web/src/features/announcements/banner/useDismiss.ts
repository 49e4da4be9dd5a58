import { errorText } from '@/core/errors';
import { Announcements } from '@/generated/documents';
import { useDismissAnnouncementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { announcementTexts as texts } from '@schema/rules/announcements-texts';

/** Takes an announcement away at once, on all devices; it comes back if the server refuses. */
export function useDismiss(): (id: string) => void {
  const [dismiss, { client }] = useDismissAnnouncementMutation();
  return (id) => {
    const before = client.cache.readQuery({ query: Announcements });
    client.cache.updateQuery(
      { query: Announcements },
      (shown) => shown && { announcements: shown.announcements.filter((one) => one.id !== id) },
    );
    dismiss({ variables: { id } }).catch((error: unknown) => {
      if (before) client.cache.writeQuery({ query: Announcements, data: before });
      notify.error(errorText(error, texts.failed));
    });
  };
}
