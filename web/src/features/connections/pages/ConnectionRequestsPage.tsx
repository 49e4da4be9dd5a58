import { Page } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionsNav } from '../components/ConnectionsNav';
import { OnlyMembers } from '../components/OnlyMembers';
import { RequestList } from '../components/RequestList';
import classes from '../components/People.module.css';

/** Requests that wait for an answer: the viewer's, and those of others. */
export default function ConnectionRequestsPage() {
  return (
    <OnlyMembers>
      <Page title={connectionTexts.requestsTitle} width="reading">
        <ConnectionsNav />
        <div className={classes.groups}>
          <RequestList direction="received" />
          <RequestList direction="sent" />
        </div>
      </Page>
    </OnlyMembers>
  );
}
