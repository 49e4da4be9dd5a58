import { waitingTexts } from '@schema/rules/device/waiting-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { draftTexts, experienceLabels, postTexts } from '@schema/rules/posts/posts-texts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceDraft } from '@/core/drafts/device-draft';
import { sendsWhenClosed } from '@/core/outbox/kept-for-worker';
import { draftName, type PostSubject, useDiscardDraft } from '@/features/careers';
import { notify } from '@/ui';
import { AlreadyWritten } from './AlreadyWritten';
import { chooseStart, type Version } from './drafts/conflicts/versions';
import { type IdentifiedDraft, useDraftAccount, useFirstVersion } from './drafts/useDraftAccount';
import { EditorSkeleton } from './EditorSkeleton';
import { emptyPost } from './form/post-values';
import { PostEditor } from './PostEditor';
import { takePostBack } from './submit/publish-later';
import { usePublishPost } from './submit/usePublishPost';
import { useOwnPost } from './useOwnPost';

type Props = { subject: PostSubject; userId: string };

/** A new experience, from its draft on this device, or in the account. */
export function AddPostForm({ subject, userId }: Props) {
  const account = useDraftAccount(subject);
  const { ready, version } = useFirstVersion(account);
  const { isLoading, post } = useOwnPost(subject);
  if (post) return <AlreadyWritten subject={subject} userId={userId} post={post} draft={version} />;
  if (!ready || isLoading) return <EditorSkeleton title={`My ${subject.companyName} interview`} />;
  return <LoadedForm subject={subject} userId={userId} account={account} version={version} />;
}

type LoadedProps = Props & { account: IdentifiedDraft; version: Version | null | undefined };

function LoadedForm({ subject, userId, account, version }: LoadedProps) {
  const navigate = useNavigate();
  const published = useRef<string>(undefined);
  const discard = useDiscardDraft(userId);
  const stored = draftName(userId, subject);
  const publish = usePublishPost(stored, account.draftId);
  const [empty] = useState(() => emptyPost(subject));
  const [here] = useState(() => deviceDraft(stored).read());
  const [start] = useState(() => chooseStart(empty, here, version));
  return (
    <PostEditor
      title={({ interviewYear }) => `My ${subject.companyName} interview ${interviewYear}`}
      lead={`Step 2 of 2. ${[subject.role, experienceLabels[subject.experienceType]].filter(Boolean).join(', ')}.`}
      userId={userId}
      stored={stored}
      start={start}
      empty={empty}
      account={account}
      // Only an entry of the timeline knows when it began.
      draftSaved={subject.fromYear === undefined ? draftTexts.savedInList : draftTexts.saved}
      onDiscard={async () => {
        takePostBack(stored.name);
        await discard(subject);
      }}
      submitLabel="Add Experience"
      readyText="Ready to share"
      fallback={postTexts.submitFailed}
      send={async (input, base) => {
        // Where the account could not be asked, the device knows what its words go on from.
        const id = await publish(input, base === undefined ? here?.base : base);
        if (id === 'waits') return 'waits';
        published.current = id;
        return 'sent';
      }}
      exitTo={pagePaths.careerPath}
      onDone={(sent) => {
        if (sent === 'waits') {
          notify.info(waitingTexts.postAside(sendsWhenClosed()));
          void navigate(pagePaths.feed);
          return;
        }
        const href = pagePathOf.post(published.current ?? '');
        notify.success(postTexts.published, {
          more: { label: postTexts.viewPublished, href, follow: () => void navigate(href) },
        });
        void navigate(pagePaths.feed);
      }}
    />
  );
}
