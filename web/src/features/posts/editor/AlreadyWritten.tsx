import type { PostSubject } from '@/features/careers';
import { EmptyState, LinkButton, Page } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import classes from './PostEditor.module.css';

type Props = { subject: PostSubject; postId: string };

/** In the place of the form: one writes about a company and role once. */
export function AlreadyWritten({ subject: { companyName, role }, postId }: Props) {
  return (
    <Page title={`My ${companyName} interview`} lead={role} width="reading">
      <EmptyState
        drawing="posts"
        title={postTexts.conflict}
        text={postTexts.conflictHint}
        action={
          <div className={classes.ways}>
            <LinkButton to={`/post/${postId}`}>Read your post</LinkButton>
            <LinkButton to={`/edit-post/${postId}`} variant="default">
              Edit it
            </LinkButton>
          </div>
        }
      />
    </Page>
  );
}
