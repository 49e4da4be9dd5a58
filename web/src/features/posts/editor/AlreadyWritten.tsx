import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useNavigate } from 'react-router-dom';
import { deviceDraft } from '@/core/drafts/device-draft';
import { draftName, type PostSubject, type WrittenPost } from '@/features/careers';
import { Button, EmptyState, LinkButton, Page } from '@/ui';
import type { Version } from './drafts/conflicts/versions';
import classes from './PostEditor.module.css';
import { editDraft } from './submit/update-later';

type Props = {
  subject: PostSubject;
  userId: string;
  post: WrittenPost;
  /** The draft that the account holds beside it. */
  draft: Version | null | undefined;
};

/**
 * Words of a draft that was typed elsewhere and never became this post.
 * @returns what makes them unpublished changes of it, where the person chooses between the two;
 * null where there are none, and where other changes wait
 */
function findDraftBeside({ subject, userId, post, draft }: Props): (() => void) | null {
  const here = deviceDraft(draftName(userId, subject));
  const changes = deviceDraft(editDraft(userId, post.id));
  const values = here.read()?.values ?? draft?.values;
  if (!values || changes.read()) return null;
  return () => {
    if (changes.write({ at: Date.now(), base: null, values })) here.remove();
  };
}

/** In the place of the form: one writes about a company and role once. */
export function AlreadyWritten(props: Props) {
  const {
    subject: { companyName, role },
    post: { id, isRemoved },
  } = props;
  const navigate = useNavigate();
  const takeDraft = isRemoved ? null : findDraftBeside(props);
  const hint = takeDraft ? postTexts.draftBeside : postTexts.conflictHint;
  return (
    <Page title={`My ${companyName} interview`} lead={role} width="reading">
      <EmptyState
        drawing="posts"
        title={postTexts.conflict}
        text={isRemoved ? postTexts.conflictRemoved : hint}
        action={
          isRemoved ? (
            <LinkButton to={pagePaths.moderation}>{postTexts.readWhyRemoved}</LinkButton>
          ) : (
            <div className={classes.ways}>
              <LinkButton to={pagePathOf.post(id)}>{postTexts.readOwn}</LinkButton>
              <LinkButton to={pagePathOf.editPost(id)} variant="default">
                Edit it
              </LinkButton>
              {takeDraft && (
                <Button
                  variant="default"
                  onClick={() => {
                    takeDraft();
                    void navigate(pagePathOf.editPost(id));
                  }}
                >
                  {postTexts.goOnWithDraft}
                </Button>
              )}
            </div>
          )
        }
      />
    </Page>
  );
}
