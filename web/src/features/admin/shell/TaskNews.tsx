import { adminTexts } from '@schema/rules/administration/admin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate } from 'react-router-dom';
import { useAdminChoicesQuery, useAdminTaskAddedSubscription } from '@/generated/hooks';
import { notify } from '@/ui';

const pages = {
  verification: pagePaths.adminVerification,
  report: pagePaths.reportedCases,
} as const;

/** Says on the page that something new waits, to admins who want to be told. */
export function TaskNews() {
  const navigate = useNavigate();
  const { data } = useAdminChoicesQuery();
  useAdminTaskAddedSubscription({
    skip: data?.adminChoices.announcesTasks !== true,
    onData: (news) => {
      const { type } = news.adminTaskAdded;
      const href = pages[type];
      notify.news(adminTexts.news[type], { href, follow: () => void navigate(href) }, type);
    },
  });
  return null;
}
