import {
  casePageTexts,
  moderationPageTexts,
  contentPageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import { restoreDays } from '@schema/rules/moderation/moderation-texts';
import { Link } from 'react-router-dom';
import { Button, Card, Chip, RelativeTime } from '@/ui';
import css from '../cases/cases.module.css';
import type { Row } from './content-kinds';
import { useContentDialogs } from './useContentDialogs';

type Props = { row: Row; readAnew: () => Promise<unknown> };

/**
 * How a thing stands: why it is not shown, who took it away and when, and what can be done about
 * that.
 */
export function ContentStanding({ row, readAnew }: Props) {
  const { ask, askRestore, dialogs } = useContentDialogs(readAnew);
  const { state, removal, link } = row;
  return (
    <Card as="section" aria-label={texts.standing} className={css.part}>
      <h2>{texts.standing}</h2>
      <span className={css.chips}>
        <Chip tone={state === 'shown' ? 'good' : state === 'hidden' ? 'warn' : 'bad'}>
          {moderationPageTexts.states[state]}
        </Chip>
        {removal && <RelativeTime at={removal.createdAt} />}
      </span>
      {removal ? (
        <>
          <p className={css.quiet}>{texts.reason(removal.reason)}</p>
          <p className={css.quiet}>{texts.removedBy(removal.byName)}</p>
          {state === 'deleted' && <p className={css.quiet}>{texts.for(restoreDays)}</p>}
        </>
      ) : (
        <Link to={link}>{casePageTexts.where}</Link>
      )}
      <div className={css.buttons}>
        {state === 'shown' ? (
          <Button variant="default" onClick={() => ask([row], 'hide')}>
            {moderationPageTexts.hideThem}
          </Button>
        ) : (
          <Button onClick={() => askRestore([row])}>{moderationPageTexts.restoreThem}</Button>
        )}
        {state !== 'deleted' && (
          <Button color="danger" variant="light" onClick={() => ask([row], 'delete')}>
            {moderationPageTexts.deleteThem}
          </Button>
        )}
      </div>
      {dialogs}
    </Card>
  );
}
