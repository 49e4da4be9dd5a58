import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useDraftsQuery } from '@/generated/hooks';
import { Card, ErrorState, LoadMore } from '@/ui';
import { draftTexts } from '@schema/rules/posts-texts';
import { accountDraft, deviceDrafts, type ListedDraft } from '../device-drafts';
import { DiscardDraftDialog } from './DiscardDraftDialog';
import classes from './DraftList.module.css';
import { DraftRow } from './DraftRow';

type Props = { userId: string; onDiscarded: () => void };

/** What one has begun to write, of companies in the timeline and others: to go on with, or to throw away. */
export function DraftList({ userId, onDiscarded }: Props) {
  const { data, error, refetch, fetchMore } = useDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const [discarding, setDiscarding] = useState<ListedDraft | null>(null);
  const read = () => void refetch().catch(() => undefined);
  const drafts = data?.drafts;
  if (!drafts && !error) return null;
  const account = drafts?.nodes ?? [];
  const listed = [
    ...deviceDrafts(userId, account, drafts?.pageInfo.hasNextPage === false),
    ...account.map(accountDraft),
  ];
  // Most have none, and miss nothing.
  if (drafts && listed.length === 0) return null;
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
      {drafts ? (
        <LoadMore
          cursor={drafts.pageInfo.hasNextPage ? (drafts.pageInfo.endCursor ?? null) : null}
          onMore={() => fetchMore({ variables: { after: drafts.pageInfo.endCursor ?? null } })}
        />
      ) : (
        <ErrorState title={errorText(error, draftTexts.loadFailed)} onRetry={read} />
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
