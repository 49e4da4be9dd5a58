import { useApolloClient } from '@apollo/client/react';
import { workLine } from '@schema/rules/careers/careers-texts';
import { companyPath, companyTexts } from '@schema/rules/companies/companies-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { Link } from 'react-router-dom';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { readError } from '@/core/errors';
import { wasDeletedHere } from '@/core/items/deleted-here';
import { QuestionsArea } from '@/features/questions';
import { usePostPageQuery } from '@/generated/hooks';
import { breakpoints, Card, cx, FactsStrip, Page, useInSlices, useMediaQuery } from '@/ui';
import { postFacts } from '../content/facts';
import { PostHeader } from '../content/PostHeader';
import { AuthorCard } from './AuthorCard';
import { PostActions } from './actions/PostActions';
import { EditedBanner } from './EditedBanner';
import { PostLoading } from './PostLoading';
import { PostRefused } from './PostRefused';
import classes from './PostView.module.css';
import { postPageRead } from './post-page-read';
import { PostSections } from './sections/PostSections';
import { postSections } from './sections/post-sections';
import { SimilarPosts } from './similar/SimilarPosts';
import { useLivePost } from './useLivePost';

const goneHere = { code: 'NOT_FOUND', text: '', fields: {} } as const;

type Props = { id: string };

/** Facts first, then the story, then the questions. */
export function PostView({ id }: Props) {
  const { data, error, refetch } = usePostPageQuery({
    variables: postPageRead(id).variables,
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  // The author stands beside the story where there is room, and before it where there is none.
  const isWide = useMediaQuery(breakpoints.withAside);
  const arrived = data?.post;
  const { refusal, isOutdated, readAgain, setDeleting } = useLivePost(id, arrived);
  const post = useInSlices(arrived);

  // Deleted by the reader: the cache may have it still.
  const shut = wasDeletedHere(useApolloClient(), id) ? goneHere : refusal;
  if (shut) return <PostRefused id={id} refusal={shut} wasOpen onRetry={() => void readAgain()} />;
  if (!post) {
    if (!error) return <PostLoading id={id} />;
    return (
      <PostRefused
        id={id}
        refusal={readError(error, postTexts.fetchFailed)}
        wasOpen={false}
        onRetry={() => void refetch().catch(() => undefined)}
      />
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
    <Page title={workLine(post.role, post.companyName)} titleHidden aside={aside}>
      <article className={classes.column}>
        <EditedBanner isOutdated={isOutdated} onShow={readAgain} />
        <Card padding="lg" className={classes.top}>
          <PostHeader post={post} />
          <FactsStrip facts={postFacts(post)} />
          <Link className={cx('x-thumb', classes.company)} to={companyPath(post.companyName)}>
            {companyTexts.more(post.companyName)}
          </Link>
          <PostActions post={post} onDeleting={setDeleting} />
        </Card>
        {!isWide && author}
        <PostSections sections={postSections(post)} />
        <Card padding="lg">
          <QuestionsArea
            postId={post.id}
            authorId={post.user.id}
            authorName={post.user.fullName}
            authorReplies={post.user.repliesIn}
            onRefused={() => void readAgain()}
          />
        </Card>
      </article>
    </Page>
  );
}
