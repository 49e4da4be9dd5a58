import { pages } from '@schema/rules/pages/pages';
import { PageSkeleton, SplitSkeleton } from '@/ui';

/**
 * The shapes of pages inside the shell while their code loads. The build writes them into
 * index.html too (prerender.tsx): theme.js takes the one of the page that is opened.
 */
export const pageSkeletons = {
  plain: <PageSkeleton />,
  aside: <PageSkeleton aside />,
  ownHead: <PageSkeleton ownHead />,
  conversations: <SplitSkeleton title={pages.chats.title} isOpen={false} />,
  conversation: <SplitSkeleton title={pages.chats.title} isOpen />,
} as const;
