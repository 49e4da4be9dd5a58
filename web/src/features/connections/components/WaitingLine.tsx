import { IconUserPlus } from '@tabler/icons-react';
import { Card, LinkButton } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { useWaitingRequests } from '../useWaitingRequests';
import classes from './People.module.css';

/** Above the connections: how many wait for an answer, as it is now, and the way to them. Nothing while none does. */
export function WaitingLine() {
  const count = useWaitingRequests();
  return (
    <div role="status">
      {count > 0 && (
        <Card className={classes.waiting}>
          <IconUserPlus size={20} aria-hidden />
          <p>{connectionTexts.waiting(count)}</p>
          <LinkButton
            to="/connection-requests"
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
