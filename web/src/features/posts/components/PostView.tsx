import { readError } from '@/core/errors';
import { QuestionsArea } from '@/features/questions';
import { usePostPageQuery } from '@/generated/hooks';
import { Card, EmptyState, ErrorState, LinkButton, Page, useMedia } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import { postFacts } from '../facts';
import { postSections } from '../sections';
import { useArrivalPolicy } from '../useArrivalPolicy';
import { useLivePost } from '../useLivePost';
import { AuthorCard } from './AuthorCard';
import { FactsStrip } from './FactsStrip';
import { PostActions } from './PostActions';
import { PostHeader } from './PostHeader';
import { PostSections } from './PostSections';
import { PostSkeleton } from './PostSkeleton';
import { SimilarPosts } from './SimilarPosts';
import classes from './PostView.module.css';

type Props = { id: string };

/** Facts first, then the story, then the questions. */
export function PostView({ id }: Props) {
  const { data, error, refetch } = usePostPageQuery({ variables: { id, sort: 'mostRecent' }, fetchPolicy: useArrivalPolicy(), nextFetchPolicy: 'cache-first' });
  // Who tells it stands beside the story where there is room, and before it where there is none.
  const isWide = useMedia('(min-width: 75em)');
  const post = data?.post;
  useLivePost(id, Boolean(post), () => void refetch().catch(() => undefined));

  if (!post) {
    if (!error) return <PostSkeleton />;
    const { code, text } = readError(error, postTexts.fetchFailed);
    return (
      <Page title="Experience" titleHidden>
        {code === 'NOT_FOUND' || code === 'BAD_USER_INPUT'
          ? <EmptyState drawing="lost" title="This experience is not here" text="It may have been removed, or the link is cut off." action={<LinkButton to="/feed">Back to the feed</LinkButton>} />
          : <ErrorState title={text} onRetry={() => void refetch().catch(() => undefined)} />}
      </Page>
    );
  }

  const author = <AuthorCard post={post} />;
  const aside = (
    <div className={classes.column}>
      {isWide && author}
      <SimilarPosts post={post} posts={post.similarPosts} />
    </div>
  );
  return (
    <Page title={`${post.companyName} · ${post.role}`} titleHidden aside={aside}>
      <article className={classes.column}>
        <Card padding="lg" className={classes.top}>
          <PostHeader post={post} />
          <FactsStrip facts={postFacts(post)} />
          <PostActions post={post} />
        </Card>
        {!isWide && author}
        <PostSections sections={postSections(post)} />
        <Card padding="lg">
          <QuestionsArea postId={post.id} authorId={post.user.id} authorName={post.user.fullName} />
        </Card>
      </article>
    </Page>
  );
}
