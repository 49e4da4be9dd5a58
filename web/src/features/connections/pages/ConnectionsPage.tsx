import { Page } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionList } from '../components/ConnectionList';
import { ConnectionsNav } from '../components/ConnectionsNav';
import { OnlyMembers } from '../components/OnlyMembers';
import { RequestList } from '../components/RequestList';
import classes from '../components/People.module.css';

/** Those one is connected with, and above them who waits for an answer: notices of requests lead here. */
export default function ConnectionsPage() {
  return (
    <OnlyMembers>
      <Page title={connectionTexts.title} width="reading">
        <ConnectionsNav />
        <div className={classes.groups}>
          <RequestList direction="received" quiet />
          <ConnectionList />
        </div>
      </Page>
    </OnlyMembers>
  );
}
