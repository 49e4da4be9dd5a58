import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import { IconMessageCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { BadgeLink } from '@/ui';
import { useWaitingChats } from './useWaitingChats';

/** The link to the conversations, with the number of those that wait for the viewer. */
export function MessagesLink() {
  const count = useWaitingChats();
  const { pathname } = useLocation();
  return (
    <BadgeLink
      to="/chat"
      tip={chatTexts.title}
      label={chatPageTexts.link(count)}
      count={count}
      isCurrent={pathname === '/chat' || pathname.startsWith('/chat/')}
    >
      <IconMessageCircle size={22} stroke={1.75} aria-hidden />
    </BadgeLink>
  );
}
