import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PostFormFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import { readLocal } from '@/core/kept-locally';
import { readValues } from '../../writing/read-values';
import { useUpdatePost } from '../../writing/usePublishPost';
import { emptyPost } from '../../writing/values';
import { startWith } from '../../writing/versions';
import { WritingForm } from './WritingForm';

type Props = { post: PostFormFieldsFragment; userId: string };

/** A published experience in the form it came from; what is not updated yet waits on this device. */
export function EditPostForm({ post, userId }: Props) {
  const navigate = useNavigate();
  const update = useUpdatePost(post.id);
  const storageKey = `edit-post:${userId}:${post.id}`;
  const [empty] = useState(() => emptyPost({ ...post, companyLogo: null }));
  const [kept] = useState(() => readValues(post, empty));
  const [start] = useState(() =>
    startWith(kept, readLocal(storageKey), { values: kept, at: post.editedAt ?? post.createdAt }),
  );
  const address = `/post/${post.id}`;
  return (
    <WritingForm
      title={({ companyName, interviewYear }) =>
        `My ${companyName.trim() || 'company'} interview ${interviewYear}`
      }
      lead="Edit your experience. Readers see that it was edited."
      userId={userId}
      storageKey={storageKey}
      start={start}
      empty={empty}
      kept={kept}
      account={null}
      submitLabel="Update Post"
      ready="Ready to update"
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
