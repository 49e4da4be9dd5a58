import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import { IconMessageCircle } from '@tabler/icons-react';
import { matchPath, useLocation } from 'react-router-dom';
import { BadgeLink } from '@/ui';
import { useWaitingChats } from './useWaitingChats';

/** The link to the conversations, with the number of those that wait for the viewer. */
export function MessagesLink() {
  const count = useWaitingChats();
  const { pathname } = useLocation();
  return (
    <BadgeLink
      to={pagePaths.chats}
      tip={chatTexts.title}
      label={chatTexts.link(count)}
      count={count}
      isCurrent={[pages.chats, pages.chat].some(({ path }) => matchPath(path, pathname) !== null)}
    >
      <IconMessageCircle size={22} stroke={1.75} aria-hidden />
    </BadgeLink>
  );
}
