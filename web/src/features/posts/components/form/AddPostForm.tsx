import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftStorageKey, type Experience, useDiscardDraft } from '@/features/careers';
import { notify } from '@/ui';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import { readLocal } from '@/core/kept-locally';
import { type DraftAccount, useAccount, useFirstVersion } from '../../writing/useAccountDraft';
import { usePublishPost } from '../../writing/usePublishPost';
import { emptyPost } from '../../writing/values';
import { startWith, type Version } from '../../writing/versions';
import { WritingForm } from './WritingForm';
import { WritingSkeleton } from './WritingSkeleton';

type Props = { experience: Experience; userId: string };

/** A new experience, from what is kept of it: on this device, or in the account. */
export function AddPostForm({ experience, userId }: Props) {
  const account = useAccount(experience);
  const { ready, version } = useFirstVersion(account);
  if (!ready) return <WritingSkeleton title={`My ${experience.companyName} interview`} />;
  return <Begun experience={experience} userId={userId} account={account} version={version} />;
}

type BegunProps = Props & { account: DraftAccount; version: Version | null | undefined };

function Begun({ experience, userId, account, version }: BegunProps) {
  const navigate = useNavigate();
  const publish = usePublishPost(account.draftId);
  const discard = useDiscardDraft(userId);
  const storageKey = draftStorageKey(userId, experience);
  const [empty] = useState(() => emptyPost(experience));
  const [start] = useState(() => startWith(empty, readLocal(storageKey), version));
  return (
    <WritingForm
      title={({ interviewYear }) => `My ${experience.companyName} interview ${interviewYear}`}
      lead={`Step 2 of 2. ${[experience.role, experienceLabels[experience.experienceType]].filter(Boolean).join(', ')}.`}
      userId={userId}
      storageKey={storageKey}
      start={start}
      empty={empty}
      account={account}
      onDiscard={() => discard(experience)}
      submitLabel="Add Experience"
      ready="Ready to share"
      fallback={postTexts.submitFailed}
      send={publish}
      exitTo="/career-path"
      onDone={() => {
        notify.success('Your experience is published. Thank you!');
        void navigate('/feed');
      }}
    />
  );
}
