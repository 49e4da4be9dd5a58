import { type ComponentProps, lazy, Suspense } from 'react';
import { RowsSkeleton } from '@/ui';

const ConversationPicker = lazy(() => import('./ConversationPicker'));

/** The choice of a conversation, for pages outside this room: its code comes when it is shown. */
export const ConversationChoice = (props: ComponentProps<typeof ConversationPicker>) => (
  <Suspense fallback={<RowsSkeleton count={4} />}>
    <ConversationPicker {...props} />
  </Suspense>
);
