import { pagePathOf, pagePaths } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import type { PostSubject, WrittenPost } from '@/features/careers';
import { EmptyState, LinkButton, Page } from '@/ui';
import classes from './PostEditor.module.css';

type Props = { subject: PostSubject; post: WrittenPost };

/** In the place of the form: one writes about a company and role once. */
export function AlreadyWritten({ subject: { companyName, role }, post: { id, isRemoved } }: Props) {
  return (
    <Page title={`My ${companyName} interview`} lead={role} width="reading">
      <EmptyState
        drawing="posts"
        title={postTexts.conflict}
        text={isRemoved ? postTexts.conflictRemoved : postTexts.conflictHint}
        action={
          isRemoved ? (
            <LinkButton to={pagePaths.moderation}>{postTexts.readWhyRemoved}</LinkButton>
          ) : (
            <div className={classes.ways}>
              <LinkButton to={pagePathOf.post(id)}>{postTexts.readOwn}</LinkButton>
              <LinkButton to={pagePathOf.editPost(id)} variant="default">
                Edit it
              </LinkButton>
            </div>
          )
        }
      />
    </Page>
  );
}
