import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftStorageKey, type Experience, useDiscardDraft } from '@/features/careers';
import { notify } from '@/ui';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import { deviceDraft } from '@/core/device-draft';
import { type IdentifiedDraft, useDraftAccount, useFirstVersion } from './drafts/useDraftAccount';
import { usePublishPost } from './submit/usePublishPost';
import { emptyPost } from './form/post-values';
import { chooseStart, type Version } from './drafts/versions';
import { AlreadyWritten } from './AlreadyWritten';
import { useOwnPost } from './useOwnPost';
import { PostEditor } from './PostEditor';
import { EditorSkeleton } from './EditorSkeleton';

type Props = { experience: Experience; userId: string };

/** A new experience, from its draft on this device, or in the account. */
export function AddPostForm({ experience, userId }: Props) {
  const account = useDraftAccount(experience);
  const { ready, version } = useFirstVersion(account);
  const { isLoading, postId } = useOwnPost(experience);
  if (postId) return <AlreadyWritten experience={experience} postId={postId} />;
  if (!ready || isLoading)
    return <EditorSkeleton title={`My ${experience.companyName} interview`} />;
  return <LoadedForm experience={experience} userId={userId} account={account} version={version} />;
}

type LoadedProps = Props & { account: IdentifiedDraft; version: Version | null | undefined };

function LoadedForm({ experience, userId, account, version }: LoadedProps) {
  const navigate = useNavigate();
  const publish = usePublishPost(account.draftId);
  const published = useRef<string>(undefined);
  const discard = useDiscardDraft(userId);
  const storageKey = draftStorageKey(userId, experience);
  const [empty] = useState(() => emptyPost(experience));
  const [start] = useState(() => chooseStart(empty, deviceDraft(storageKey).read(), version));
  return (
    <PostEditor
      title={({ interviewYear }) => `My ${experience.companyName} interview ${interviewYear}`}
      lead={`Step 2 of 2. ${[experience.role, experienceLabels[experience.experienceType]].filter(Boolean).join(', ')}.`}
      userId={userId}
      storageKey={storageKey}
      start={start}
      empty={empty}
      account={account}
      onDiscard={() => discard(experience)}
      submitLabel="Add Experience"
      readyText="Ready to share"
      fallback={postTexts.submitFailed}
      send={async (input) => {
        published.current = await publish(input);
      }}
      exitTo="/career-path"
      onDone={() => {
        const href = `/post/${published.current ?? ''}`;
        notify.success(postTexts.published, {
          more: { label: postTexts.viewPublished, href, follow: () => void navigate(href) },
        });
        void navigate('/feed');
      }}
    />
  );
}
