import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PostContentFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import { deviceDraft } from '@/core/device-draft';
import { readValues } from './form/post-values';
import { useUpdatePost } from './submit/usePublishPost';
import { emptyPost } from './form/post-values';
import { chooseStart } from './drafts/versions';
import { PostEditor } from './PostEditor';

type Props = { post: PostContentFragment; userId: string };

/** A published experience in its form; unpublished changes stay on this device. */
export function EditPostForm({ post, userId }: Props) {
  const navigate = useNavigate();
  const update = useUpdatePost(post.id);
  const storageKey = `edit-post:${userId}:${post.id}`;
  const [empty] = useState(() => emptyPost({ ...post, companyLogo: null }));
  const [published] = useState(() => readValues(post, empty));
  const [start] = useState(() =>
    chooseStart(published, deviceDraft(storageKey).read(), {
      values: published,
      at: post.editedAt ?? post.createdAt,
    }),
  );
  const address = `/post/${post.id}`;
  return (
    <PostEditor
      title={({ companyName, interviewYear }) =>
        `My ${companyName.trim() || 'company'} interview ${interviewYear}`
      }
      lead="Edit your experience. Readers see that it was edited."
      userId={userId}
      storageKey={storageKey}
      start={start}
      empty={empty}
      published={published}
      account={null}
      submitLabel="Update Post"
      readyText="Ready to update"
      fallback={postTexts.updateFailed}
      send={update}
      exitTo={address}
      onDone={() => {
        notify.success('Your experience is updated.');
        void navigate(address);
      }}
    />
  );
}
