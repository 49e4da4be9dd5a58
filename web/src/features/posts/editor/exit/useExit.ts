import { pagePaths } from '@schema/rules/pages/page-paths';
import { draftTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useLeaveGuard } from '@/core/forms/leaving/useLeaveGuard';
import { notify } from '@/ui';
import type { Autosave } from '../drafts/useDraftAutosave';

type Options = {
  autosave: Autosave;
  /** A new post is saved as a draft in the account; changes to a published one are not. */
  hasDraft: boolean;
  /** Said once the draft of the company is saved. */
  draftSaved: (companyName: string) => string;
  /** Discards the draft; what is refused is thrown. null: there is none to discard. */
  discard: (() => Promise<void>) | null;
  /** Files on their way would be lost. */
  areFilesBusy: boolean;
  companyName: string;
  exitTo: string;
};

/**
 * The ways out of the form: saved as a draft, or as it is, or discarded; whoever goes elsewhere
 * with unsaved words is asked first.
 */
export function useExit(options: Options) {
  const { autosave, hasDraft, draftSaved, discard, areFilesBusy, companyName, exitTo } = options;
  const navigate = useNavigate();
  const guard = useLeaveGuard(autosave.hasUnsaved || areFilesBusy);
  const [isBusy, setBusy] = useState(false);

  /**
   * Goes where the person was going when the question came; who pressed Back goes to `otherwise`.
   */
  const goOn = (otherwise: string) => {
    if (!guard.proceed()) void navigate(otherwise);
  };

  const attempt = async (action: () => Promise<void>, whenFailed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      notify.error(errorText(error, whenFailed));
    } finally {
      setBusy(false);
    }
  };

  const save = (go: () => void) =>
    attempt(async () => {
      if (!(await autosave.saveNow())) return guard.stay();
      await autosave.stop();
      autosave.forget();
      notify.success(draftSaved(companyName));
      guard.release();
      go();
    }, draftTexts.saveFailed);

  const discardDraft = (send: () => Promise<void>) =>
    attempt(async () => {
      await autosave.stop();
      await send().catch((error: unknown) => {
        autosave.resume();
        throw error;
      });
      autosave.forget();
      notify.success(draftTexts.discarded(companyName));
      guard.release();
      goOn(exitTo);
    }, draftTexts.discardFailed);

  const mustAsk = hasDraft || autosave.hasUnsaved || areFilesBusy;
  const canDiscard = autosave.saved !== null || autosave.hasUnsaved;
  const back = () => {
    if (mustAsk) guard.ask();
    else void navigate(exitTo);
  };
  return {
    isBusy,
    isAsking: guard.isAsking,
    release: guard.release,
    stay: guard.stay,
    /** A new post is asked about in any case; changes to a published one when there are any. */
    back,
    /** null where there is no draft. */
    saveDraft: hasDraft ? () => void save(() => void navigate(pagePaths.feed)) : null,
    saveAndGo: hasDraft ? () => void save(() => goOn(pagePaths.feed)) : null,
    /** null where there is nothing to discard. */
    discard: discard && canDiscard ? () => void discardDraft(discard) : null,
    /** Leaves the words as they are. */
    leave: () => goOn(exitTo),
  };
}

export type Exit = ReturnType<typeof useExit>;
