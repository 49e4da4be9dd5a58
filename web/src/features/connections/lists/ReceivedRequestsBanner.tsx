import { connectionTexts } from '@schema/rules/connections/connections';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconUserPlus } from '@tabler/icons-react';
import { Card, LinkButton } from '@/ui';
import { useReceivedRequestCount } from '../state/useReceivedRequestCount';
import classes from './lists.module.css';

/** Says how many requests wait for the viewer's answer, and links to them. Empty without any. */
export function ReceivedRequestsBanner() {
  const count = useReceivedRequestCount();
  return (
    <div role="status">
      {count > 0 && (
        <Card className={classes.banner}>
          <IconUserPlus size={20} aria-hidden />
          <p>{connectionTexts.waiting(count)}</p>
          <LinkButton
            to={pagePaths.connectionRequests}
            size="sm"
            variant="light"
            aria-label={`${connectionTexts.answer}: ${connectionTexts.waiting(count)}`}
          >
            {connectionTexts.answer}
          </LinkButton>
        </Card>
      )}
    </div>
  );
}
