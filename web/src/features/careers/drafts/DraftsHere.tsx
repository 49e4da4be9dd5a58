import { draftTexts } from '@schema/rules/posts/posts-texts';
import { Card } from '@/ui';
import classes from './DraftList.module.css';
import { DraftRow } from './DraftRow';
import { draftsHere } from './device-drafts';

/** What waits on this device, to go on with: nothing is asked for. Nothing where nothing waits. */
export function DraftsHere({ userId }: { userId: string }) {
  const drafts = draftsHere(userId);
  if (drafts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="drafts-here" className={classes.section}>
      <h2 id="drafts-here">{draftTexts.waiting}</h2>
      <p className={classes.more}>{draftTexts.waitingText}</p>
      <ul role="list" className={classes.drafts}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} />
        ))}
      </ul>
    </Card>
  );
}
