import { pagePathOf } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import { useParams } from 'react-router-dom';
import { readError } from '@/core/errors';
import { RequireMember, useViewer } from '@/features/identity';
import { useEditPostQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, LinkButton, Page, RefusedState } from '@/ui';
import { EditorSkeleton } from '../editor/EditorSkeleton';
import { EditPostForm } from '../editor/EditPostForm';

/** Changes to a published experience: its author's alone. */
export default function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <EditPost key={id} id={id} />
    </RequireMember>
  );
}

function EditPost({ id }: { id: string }) {
  const { me } = useViewer();
  // Nobody edits what the cache remembers.
  const { data, error, refetch } = useEditPostQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const post = data?.post;
  if (me && post?.viewerCanEdit) return <EditPostForm post={post} userId={me.user.id} />;
  if (!post && !error) return <EditorSkeleton title="Edit experience" />;
  const { code, text } = readError(error, postTexts.fetchFailed);
  return (
    <Page title="Edit experience" titleHidden>
      {post || code === 'FORBIDDEN' ? (
        <RefusedState
          title="This is not your experience"
          text={postTexts.notYours}
          action={
            <LinkButton to={post ? pagePathOf.post(id) : '/feed'}>
              {post ? 'Read it' : 'Back to the feed'}
            </LinkButton>
          }
        />
      ) : code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? (
        <EmptyState
          drawing="lost"
          title="This experience is not here"
          text="It may have been removed, or the link is cut off."
          action={<LinkButton to="/feed">Back to the feed</LinkButton>}
        />
      ) : (
        <ErrorState title={text} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Page>
  );
}
