import { connectionTexts } from '@schema/rules/connections/connections';
import { Page } from '@/ui';
import { ConnectionList } from '../lists/ConnectionList';
import { ConnectionsNav } from '../lists/ConnectionsNav';
import { ReceivedRequestsBanner } from '../lists/ReceivedRequestsBanner';
import { OnlyMembers } from './OnlyMembers';

/** The viewer's connections; above them, how many requests wait for an answer. */
export default function ConnectionsPage() {
  return (
    <OnlyMembers>
      <Page title={connectionTexts.title} width="reading">
        <ConnectionsNav />
        <ReceivedRequestsBanner />
        <ConnectionList />
      </Page>
    </OnlyMembers>
  );
}
