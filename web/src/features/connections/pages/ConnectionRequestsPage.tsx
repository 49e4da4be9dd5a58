import { connectionTexts } from '@schema/rules/connections/connections';
import { Page } from '@/ui';
import { ConnectionsNav } from '../lists/ConnectionsNav';
import classes from '../lists/lists.module.css';
import { RequestList } from '../lists/RequestList';
import { OnlyMembers } from './OnlyMembers';

/** The pending requests that the viewer has received, and those the viewer has sent. */
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
