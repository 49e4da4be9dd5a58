import { workLine } from '@schema/rules/careers/careers-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { readError } from '@/core/errors';
import { WaysIn } from '@/features/identity';
import { PersonLine } from '@/features/people';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { usePostPreviewQuery } from '@/generated/hooks';
import { Card, Page } from '@/ui';
import { FactChips } from '../cards/FactChips';
import { PostCounters } from '../cards/PostCounters';
import { cardFacts } from '../content/facts';
import { PostHeader } from '../content/PostHeader';
import { PostRefused } from './PostRefused';
import { PostSkeleton } from './PostSkeleton';
import classes from './PostView.module.css';

function Teaser({ card }: { card: PostCardFieldsFragment }) {
  return (
    <Page title={workLine(card.role, card.companyName)} titleHidden width="reading">
      <article className={classes.column}>
        <Card padding="lg" className={classes.top}>
          <PostHeader post={card} />
          <FactChips facts={cardFacts(card)} />
          <PersonLine person={card.user} />
          <PostCounters counters={card.counters} hasLiked={false} />
        </Card>
        <Card padding="lg">
          <WaysIn words={postTexts.teaser} />
        </Card>
      </article>
    </Page>
  );
}

/** A shared link, before one signs in: what the post is about, and the ways in. */
export function PostTeaser({ id }: { id: string }) {
  const { data, error, refetch } = usePostPreviewQuery({ variables: { id } });
  if (data) return <Teaser card={data.postPreview} />;
  if (!error) return <PostSkeleton />;
  const refusal = readError(error, postTexts.fetchFailed);
  if (refusal.code === 'NOT_FOUND')
    return (
      <Page title="Experience" titleHidden width="reading">
        <WaysIn words={postTexts.hidden} />
      </Page>
    );
  return (
    <PostRefused
      id={id}
      refusal={refusal}
      wasOpen={false}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
