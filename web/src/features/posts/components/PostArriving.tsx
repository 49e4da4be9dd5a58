import { useApolloClient } from '@apollo/client/react';
import { PersonLine } from '@/features/people';
import { PostCardFieldsFragmentDoc, type PostCardFieldsFragment } from '@/generated/documents';
import { Card, CardSkeleton, ListSkeleton, Page, TextSkeleton, useMedia } from '@/ui';
import { cardFacts } from '../facts';
import { FactChips } from './FactChips';
import { PostCounters } from './PostCounters';
import { PostHeader } from './PostHeader';
import { PostSkeleton } from './PostSkeleton';
import classes from './PostView.module.css';

/** What the card said already stands there at once; skeletons keep the place of the rest. */
function Head({ card }: { card: PostCardFieldsFragment }) {
  const isWide = useMedia('(min-width: 75em)');
  const author = (
    <Card as="section" aria-label="Author">
      <PersonLine person={card.user} size={48} />
    </Card>
  );
  return (
    <Page
      title={`${card.companyName} · ${card.role}`}
      titleHidden
      aside={isWide ? author : <CardSkeleton lines={2} />}
    >
      <div className={classes.column} aria-busy="true">
        <Card padding="lg" className={classes.top}>
          <PostHeader post={card} />
          <FactChips facts={cardFacts(card)} />
          <TextSkeleton lines={2} />
          <PostCounters counters={card.counters} hasLiked={card.viewer.hasLiked} />
        </Card>
        {!isWide && author}
        <ListSkeleton count={2} lines={2} />
      </div>
    </Page>
  );
}

/** A post on its way: who opened it from a card waits with what is known of it. */
export function PostArriving({ id }: { id: string }) {
  const { cache } = useApolloClient();
  const card = cache.readFragment({
    id: `PostCard:${id}`,
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
  });
  return card ? <Head card={card} /> : <PostSkeleton />;
}
