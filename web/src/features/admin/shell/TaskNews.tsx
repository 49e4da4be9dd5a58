import { adminTexts } from '@schema/rules/admin-texts';
import { useNavigate } from 'react-router-dom';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AdminTaskAdded } from '@/generated/documents';
import { useAdminChoicesQuery } from '@/generated/hooks';
import { notify } from '@/ui';

const pages = { verification: '/admin/verification', report: '/admin/flagged' } as const;

/** Says on the page that something new waits, to admins who want to be told. */
export function TaskNews() {
  const navigate = useNavigate();
  const { data } = useAdminChoicesQuery();
  useLiveSubscription(AdminTaskAdded, {
    skip: data?.adminChoices.announcesTasks !== true,
    onData: (news) => {
      const { type } = news.adminTaskAdded;
      const href = pages[type];
      notify.news(adminTexts.news[type], { href, follow: () => void navigate(href) }, type);
    },
  });
  return null;
}
