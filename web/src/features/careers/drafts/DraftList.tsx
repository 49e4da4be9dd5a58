import { draftTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { useDraftsQuery } from '@/generated/hooks';
import { Card, ErrorState, LoadMore } from '@/ui';
import { DiscardDraftDialog } from './DiscardDraftDialog';
import classes from './DraftList.module.css';
import { DraftRow } from './DraftRow';
import { deviceOnlyDrafts, type ListedDraft, listedAccountDraft } from './device-drafts';

type Props = { userId: string; onDiscarded: () => void };

/** The viewer's drafts, about companies in the timeline and others, to continue or to discard. */
export function DraftList({ userId, onDiscarded }: Props) {
  const { rows, cursor, failure, reread, more } = pagedList(
    useDraftsQuery({ fetchPolicy: 'cache-and-network' }),
    ({ drafts }) => drafts,
  );
  const [discarding, setDiscarding] = useState<ListedDraft | null>(null);
  if (!rows && !failure) return null;
  const accountDrafts = rows ?? [];
  const listed = [
    ...deviceOnlyDrafts(userId, accountDrafts),
    ...accountDrafts.map(listedAccountDraft),
  ];
  // Most people have no drafts, and need no empty list.
  if (rows && listed.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="drafts-title" className={classes.section}>
      <h2 id="drafts-title">Continue a draft</h2>
      {listed.length > 0 && (
        <ul role="list" className={classes.drafts}>
          {listed.map((draft) => (
            <DraftRow key={draft.key} draft={draft} onDiscard={() => setDiscarding(draft)} />
          ))}
        </ul>
      )}
      {rows ? (
        <LoadMore cursor={cursor} onMore={more} />
      ) : (
        <ErrorState title={errorText(failure, draftTexts.loadFailed)} onRetry={reread} />
      )}
      <DiscardDraftDialog
        draft={discarding}
        userId={userId}
        onClose={() => setDiscarding(null)}
        onDiscarded={() => {
          setDiscarding(null);
          onDiscarded();
        }}
      />
    </Card>
  );
}
