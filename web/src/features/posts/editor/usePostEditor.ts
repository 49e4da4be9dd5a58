import type { ExperiencePost } from '@schema/rules/posts/posts';
import { draftTexts } from '@schema/rules/posts/posts-texts';
import { deviceDraft } from '@/core/drafts/device-draft';
import type { OwnedName } from '@/core/drafts/persisted';
import { errorCode } from '@/core/errors';
import type { DraftAccount } from './drafts/account-copy';
import type { Conflict, Start } from './drafts/conflicts/versions';
import { useDraftAutosave } from './drafts/useDraftAutosave';
import { useExit } from './exit/useExit';
import type { PostValues } from './form/post-values';
import { lastGroup } from './form/progress/last-group';
import { sortPaths } from './form/sections';
import { foldedRounds } from './form/useFolded';
import { useFormNavigation } from './form/useFormNavigation';
import { usePostForm } from './form/usePostForm';
import { useRoundBeyond } from './form/useRoundBeyond';
import { useSubmitPost } from './submit/useSubmitPost';
import { useTakeShared } from './uploads/useTakeShared';
import { useUploads } from './uploads/useUploads';

/** Whether a post is with the server, or waits on this device for the line. */
type Sent = 'sent' | 'waits';

export type EditorOptions = {
  userId: string;
  /** Where this device stores the words. */
  stored: OwnedName;
  start: Start;
  /** What an untouched form holds. */
  empty: PostValues;
  /**
   * The post that is being edited; without one it is a new post, with its draft and its preview.
   */
  published?: PostValues;
  /** The address of its page. */
  publishedAt?: string;
  account: DraftAccount | null;
  /** Said once the draft of a company is saved. */
  draftSaved?: (companyName: string) => string;
  /** Discards the draft, here and in the account; what is refused is thrown. */
  onDiscard?: () => Promise<void>;
  /** Shown where the server refuses the post and gives no reason. */
  fallback: string;
  /**
   * Sends the whole post, or puts it aside for want of a line; what is refused is thrown. `base`:
   * the version that its words go on from.
   */
  send: (post: ExperiencePost, base: string | null | undefined) => Promise<Sent>;
  /**
   * After a refusal: what somebody wrote meanwhile, null where nobody did. Only of a post that is
   * edited.
   */
  findConflict?: (base: string | null | undefined) => Promise<Conflict | null>;
  /** The person has chosen between two versions. */
  onChosen?: () => void;
  /** Where the person goes afterwards, and where Exit leads. */
  onDone: (sent: Sent) => void;
  exitTo: string;
};

type Leaving = Pick<EditorOptions, 'stored' | 'send' | 'onDone' | 'findConflict'> & {
  autosave: ReturnType<typeof useDraftAutosave>;
  exit: ReturnType<typeof useExit>;
};

/**
 * Sends the post and leaves the form. What waits for the line keeps its draft: it may be refused,
 * or changed before it goes.
 */
const sendAndLeave =
  ({ stored, send, onDone, findConflict, autosave, exit }: Leaving) =>
  async (post: ExperiencePost): Promise<void> => {
    const { conflict } = autosave;
    // Of a post that is edited nothing is written over before the person has chosen.
    if (conflict && findConflict) return autosave.offer({ ...conflict });
    // What waits for the line is known by the words that stand on the device.
    autosave.keep();
    await autosave.stop();
    const base = autosave.base();
    const sent = await send(post, base).catch(async (error: unknown) => {
      const newer = errorCode(error) === 'CONFLICT' ? await findConflict?.(base) : null;
      autosave.resume();
      if (!newer) throw error;
      return newer;
    });
    if (typeof sent === 'object') return autosave.offer(sent);
    if (sent === 'waits') autosave.resume();
    else {
      autosave.forget();
      foldedRounds(stored).remove();
      lastGroup(stored).remove();
    }
    exit.release();
    onDone(sent);
  };

/**
 * All that the form of a post does: it saves what is typed, uploads files, leads through its
 * fields, and sends the post.
 */
export function usePostEditor(options: EditorOptions) {
  const { userId, stored, start, empty, published, account, draftSaved, onDiscard, exitTo } =
    options;
  const autosave = useDraftAutosave({ store: deviceDraft(stored), start, empty, account });
  const { initial } = start;
  const { form, sections, ...unfilled } = usePostForm({
    initial,
    published,
    onChange: autosave.change,
  });
  const uploads = useUploads(form);
  useTakeShared(form, uploads.queue, published === undefined);
  const failedPaths = uploads.failed.map(({ path }) => path);
  const missing = {
    left: unfilled.missing.left,
    wrong: sortPaths(sections, [...unfilled.missing.wrong, ...failedPaths]),
  };
  const isReturn = start.storedAt !== null || Boolean(account && start.base);
  const navigation = useFormNavigation({
    form,
    sections,
    missing,
    empty,
    userId,
    stored,
    isReturn,
  });
  const roundBeyond = useRoundBeyond(form);
  const exit = useExit({
    autosave,
    hasDraft: account !== null,
    draftSaved: draftSaved ?? draftTexts.savedInList,
    discard: onDiscard ?? null,
    areFilesBusy: uploads.busy,
    companyName: form.values.companyName,
    exitTo,
  });
  const submission = useSubmitPost({
    form,
    sections,
    files: uploads,
    withPreview: published === undefined,
    fallback: options.fallback,
    onWrong: navigation.goToField,
    send: sendAndLeave({ ...options, autosave, exit }),
  });
  return { autosave, form, sections, missing, uploads, navigation, roundBeyond, exit, submission };
}
