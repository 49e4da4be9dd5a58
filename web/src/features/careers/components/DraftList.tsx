import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { DraftLineFragment } from '@/generated/documents';
import { useDraftsQuery } from '@/generated/hooks';
import { Button, Card, CompanyLogo, ErrorState, LinkButton, LoadMore, RelativeTime } from '@/ui';
import { draftTexts, experienceLabels } from '@schema/rules/posts-texts';
import { DiscardDraftDialog } from './DiscardDraftDialog';
import classes from './DraftList.module.css';

type Props = { userId: string; onDiscarded: () => void };

/** What one has begun to write, of companies in the timeline and others: to go on with, or to throw away. */
export function DraftList({ userId, onDiscarded }: Props) {
  const { data, error, refetch, fetchMore } = useDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const [discarding, setDiscarding] = useState<DraftLineFragment | null>(null);
  const read = () => void refetch().catch(() => undefined);
  const drafts = data?.drafts;
  if (!drafts && error) return <Card as="section" aria-label="Drafts"><ErrorState title={errorText(error, draftTexts.loadFailed)} onRetry={read} /></Card>;
  // Most have none, and miss nothing.
  if (!drafts || drafts.nodes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="drafts-title" className={classes.section}>
      <h2 id="drafts-title">Continue a draft</h2>
      <ul role="list" className={classes.drafts}>
        {drafts.nodes.map((draft) => (
          <li key={draft.id} className={classes.draft}>
            <CompanyLogo name={draft.companyName} src={draft.logo} size={40} />
            <div className={classes.text}>
              <p className={classes.company}>{draft.companyName}</p>
              <p className={classes.more}>{[draft.role, experienceLabels[draft.experienceType]].filter(Boolean).join(' · ')}</p>
              <p className={classes.more}>Saved <RelativeTime at={draft.savedAt} /></p>
            </div>
            <div className={classes.buttons}>
              <Button variant="subtle" color="red" aria-label={`Discard your draft about ${draft.companyName}`} onClick={() => setDiscarding(draft)}>Discard</Button>
              <LinkButton
                to="/add-post" variant="default" aria-label={`Continue your draft about ${draft.companyName}`}
                state={{ experience: { companyName: draft.companyName, role: draft.role, companyLogo: draft.logo, experienceType: draft.experienceType } }}
              >
                Continue
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore cursor={drafts.pageInfo.hasNextPage ? (drafts.pageInfo.endCursor ?? null) : null} onMore={() => fetchMore({ variables: { after: drafts.pageInfo.endCursor ?? null } })} />
      <DiscardDraftDialog
        draft={discarding} userId={userId} onClose={() => setDiscarding(null)}
        onDiscarded={() => {
          setDiscarding(null);
          onDiscarded();
        }}
      />
    </Card>
  );
}
