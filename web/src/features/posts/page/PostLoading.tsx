import { useApolloClient } from '@apollo/client/react';
import { workLine } from '@schema/rules/careers/careers-texts';
import { PersonLine } from '@/features/people';
import { type PostCardFieldsFragment, PostCardFieldsFragmentDoc } from '@/generated/documents';
import {
  breakpoints,
  Card,
  CardSkeleton,
  ListSkeleton,
  Page,
  TextSkeleton,
  useMediaQuery,
} from '@/ui';
import { FactChips } from '../cards/FactChips';
import { PostCounters } from '../cards/PostCounters';
import { cardFacts } from '../content/facts';
import { PostHeader } from '../content/PostHeader';
import { PostSkeleton } from './PostSkeleton';
import classes from './PostView.module.css';

/** Shows what the card holds at once, and skeletons in the place of the rest. */
function Head({ card }: { card: PostCardFieldsFragment }) {
  const isWide = useMediaQuery(breakpoints.withAside);
  const author = (
    <Card as="section" aria-label="Author">
      <PersonLine person={card.user} size={48} />
    </Card>
  );
  return (
    <Page
      title={workLine(card.role, card.companyName)}
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

/** A post that is loading: who opened it from a card sees what the card holds. */
export function PostLoading({ id }: { id: string }) {
  const { cache } = useApolloClient();
  const card = cache.readFragment({
    id: `PostCard:${id}`,
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
  });
  return card ? <Head card={card} /> : <PostSkeleton />;
}
