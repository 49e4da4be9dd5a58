import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useParams } from 'react-router-dom';
import { readError } from '@/core/errors';
import { ItemRefused } from '@/core/items/ItemRefused';
import { RequireMember, useViewer } from '@/features/identity';
import { useEditPostQuery } from '@/generated/hooks';
import { LinkButton, Page, RefusedState } from '@/ui';
import { EditorSkeleton } from '../editor/EditorSkeleton';
import { EditPostForm } from '../editor/EditPostForm';

/** Changes to a published experience: its author's alone. */
export default function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember skeleton={<EditorSkeleton title="Edit experience" />}>
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
  const refusal = readError(error, postTexts.fetchFailed);
  const toFeed = <LinkButton to={pagePaths.feed}>Back to the feed</LinkButton>;
  if (!post && refusal.code !== 'FORBIDDEN')
    return (
      <ItemRefused
        title="Edit experience"
        refusal={refusal}
        gone={postTexts.notHere}
        away={toFeed}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <Page title="Edit experience" titleHidden>
      <RefusedState
        title="This is not your experience"
        text={postTexts.notYours}
        action={post ? <LinkButton to={pagePathOf.post(id)}>Read it</LinkButton> : toFeed}
      />
    </Page>
  );
}
