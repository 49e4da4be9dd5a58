import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { waitingTexts } from '@schema/rules/device/waiting-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as newKey } from 'uuid';
import { deviceDraft } from '@/core/drafts/device-draft';
import { sendsWhenClosed } from '@/core/outbox/kept-for-worker';
import { queryEditPost } from '@/generated/calls';
import type { PostContentFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { type Conflict, chooseStart, type Version } from './drafts/conflicts/versions';
import { emptyPost, type PostValues, readValues } from './form/post-values';
import { PostEditor } from './PostEditor';
import { editDraft, putEditAside, takeEditBack, versionAfter } from './submit/update-later';
import { useUpdatePost } from './submit/usePublishPost';

type Props = { post: PostContentFragment; userId: string };

const versionOf = (post: PostContentFragment, empty: PostValues): Version => ({
  values: readValues(post, empty),
  at: post.editedAt ?? post.createdAt,
});

/** The post as it stands by now, where that is not what the words go on from. */
async function findConflict(
  client: ApolloClient,
  { id, empty, basedOn }: { id: string; empty: PostValues; basedOn: string },
): Promise<Conflict | null> {
  const variables = { id };
  const { data } = await queryEditPost(client, { variables, fetchPolicy: 'no-cache' });
  const now = data && versionOf(data.post, empty);
  if (!now || now.at === basedOn) return null;
  return { kind: 'account-newer', values: now.values, at: Date.parse(now.at), base: now.at };
}

/** A published experience in its form; unpublished changes stay on this device. */
export function EditPostForm({ post, userId }: Props) {
  const { id } = post;
  const client = useApolloClient();
  const navigate = useNavigate();
  const update = useUpdatePost(id);
  const stored = editDraft(userId, id);
  const [empty] = useState(() => emptyPost({ ...post, companyLogo: null }));
  const [published] = useState(() => versionOf(post, empty));
  const [start] = useState(() =>
    chooseStart(published.values, deviceDraft(stored).read(), published),
  );
  const address = pagePathOf.post(id);
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
      published={published.values}
      publishedAt={address}
      account={null}
      submitLabel="Update Post"
      readyText="Ready to update"
      fallback={postTexts.updateFailed}
      send={async (input, base) => {
        const begun = base ?? published.at;
        // Words of the device hold those of the edit that waited.
        const basedOn = start.storedAt === null ? begun : versionAfter(id, begun);
        // An earlier edit that waits gives way to what stands in the form now.
        const key = takeEditBack(id, input) ?? newKey();
        try {
          await update(input, { basedOn, key });
          return 'sent';
        } catch (error) {
          const draftAt = deviceDraft(stored).read()?.at ?? null;
          if (!putEditAside(id, { input, basedOn, draftAt, key }, error)) throw error;
          return 'waits';
        }
      }}
      findConflict={(base) => findConflict(client, { id, empty, basedOn: base ?? published.at })}
      onChosen={() => void takeEditBack(id)}
      exitTo={address}
      onDone={(sent) => {
        if (sent === 'waits') notify.info(waitingTexts.editAside(sendsWhenClosed()));
        else notify.success(postTexts.ownUpdated);
        void navigate(address);
      }}
    />
  );
}
