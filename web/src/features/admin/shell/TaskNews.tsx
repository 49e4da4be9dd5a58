import { useNavigate } from 'react-router-dom';
import { useAdminChoicesQuery, useAdminTaskAddedSubscription } from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';

const pages = { verification: '/admin/verification', report: '/admin/flagged' } as const;

/**
 * Says on the page that something new waits, to admins who want to be told. Reports are looked at
 * by super admins.
 */
export function TaskNews({ isSuperAdmin }: { isSuperAdmin: boolean }) {
  const navigate = useNavigate();
  const { data } = useAdminChoicesQuery();
  useAdminTaskAddedSubscription({
    skip: data?.adminChoices.announcesTasks !== true,
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      const { type } = news.adminTaskAdded;
      if (type === 'report' && !isSuperAdmin) return;
      const href = pages[type];
      notify.news(adminTexts.news[type], { href, follow: () => void navigate(href) }, type);
    },
  });
  return null;
}
