import { Page } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionList } from '../lists/ConnectionList';
import { ConnectionsNav } from '../lists/ConnectionsNav';
import { OnlyMembers } from './OnlyMembers';
import { ReceivedRequestsBanner } from '../lists/ReceivedRequestsBanner';

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
