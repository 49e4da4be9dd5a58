import { Page } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionList } from '../components/ConnectionList';
import { ConnectionsNav } from '../components/ConnectionsNav';
import { OnlyMembers } from '../components/OnlyMembers';
import { WaitingLine } from '../components/WaitingLine';

/** Those one is connected with, and above them how many wait for an answer. */
export default function ConnectionsPage() {
  return (
    <OnlyMembers>
      <Page title={connectionTexts.title} width="reading">
        <ConnectionsNav />
        <WaitingLine />
        <ConnectionList />
      </Page>
    </OnlyMembers>
  );
}
