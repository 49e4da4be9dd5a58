import { pagePathOf } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceDraft } from '@/core/drafts/device-draft';
import type { PostContentFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { chooseStart } from './drafts/versions';
import { emptyPost, readValues } from './form/post-values';
import { PostEditor } from './PostEditor';
import { useUpdatePost } from './submit/usePublishPost';

type Props = { post: PostContentFragment; userId: string };

/** A published experience in its form; unpublished changes stay on this device. */
export function EditPostForm({ post, userId }: Props) {
  const navigate = useNavigate();
  const update = useUpdatePost(post.id);
  const stored = { kind: 'edit-post', of: userId, name: post.id };
  const [empty] = useState(() => emptyPost({ ...post, companyLogo: null }));
  const [published] = useState(() => readValues(post, empty));
  const [start] = useState(() =>
    chooseStart(published, deviceDraft(stored).read(), {
      values: published,
      at: post.editedAt ?? post.createdAt,
    }),
  );
  const address = pagePathOf.post(post.id);
  return (
    <PostEditor
      title={({ companyName, interviewYear }) =>
        `My ${companyName.trim() || 'company'} interview ${interviewYear}`
      }
      lead="Edit your experience. Readers see that it was edited."
      userId={userId}
      stored={stored}
      start={start}
      empty={empty}
      published={published}
      account={null}
      submitLabel="Update Post"
      readyText="Ready to update"
      fallback={postTexts.updateFailed}
      send={async (input) => {
        await update(input);
        return 'sent';
      }}
      exitTo={address}
      onDone={() => {
        notify.success('Your experience is updated.');
        void navigate(address);
      }}
    />
  );
}
