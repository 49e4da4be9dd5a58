import { Page } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionsNav } from '../lists/ConnectionsNav';
import { OnlyMembers } from './OnlyMembers';
import { RequestList } from '../lists/RequestList';
import classes from '../lists/lists.module.css';

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
