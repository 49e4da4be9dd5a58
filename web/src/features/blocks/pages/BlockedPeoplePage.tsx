import { blockTexts } from '@schema/rules/blocks/blocks';
import { RequireSignedIn } from '@/features/identity';
import { Page } from '@/ui';
import { BlockedList } from '../components/BlockedList';

/** Whom one has blocked. */
export default function BlockedPeoplePage() {
  return (
    <RequireSignedIn>
      <Page title={blockTexts.title} width="reading">
        <BlockedList />
      </Page>
    </RequireSignedIn>
  );
}
