import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';
import { draftTexts } from '@schema/rules/posts-texts';
import type { Account, useKeeping } from './useKeeping';
import { useLeaving } from './useLeaving';

type Options = {
  keeping: ReturnType<typeof useKeeping>;
  account: Account | null;
  /** Throws the draft away; what is refused is thrown. */
  discard: (() => Promise<void>) | null;
  /** Files on their way would be lost. */
  filesBusy: boolean;
  companyName: string;
  exitTo: string;
};

/** Out of the form: saved as a draft, or as it is; whoever goes elsewhere with words unsaved is asked first. */
export function useWayOut({ keeping, account, discard, filesBusy, companyName, exitTo }: Options) {
  const navigate = useNavigate();
  const leaving = useLeaving(keeping.unsaved || filesBusy);
  const [saving, setSaving] = useState(false);

  const save = async (go: () => void) => {
    if (!account || saving) return;
    setSaving(true);
    try {
      if (!(await keeping.saveNow())) return leaving.stay();
      await keeping.stop();
      keeping.forget();
      notify.success(draftTexts.saved(companyName));
      leaving.release();
      go();
    } catch (error) {
      notify.error(errorText(error, draftTexts.saveFailed));
    } finally {
      setSaving(false);
    }
  };

  const throwAway = async () => {
    if (!discard || saving) return;
    setSaving(true);
    await keeping.stop();
    try {
      await discard();
      keeping.forget();
      notify.success(draftTexts.discarded(companyName));
      leaving.release();
      if (!leaving.proceed()) void navigate(exitTo);
    } catch (error) {
      keeping.resume();
      notify.error(errorText(error, draftTexts.discardFailed));
    } finally {
      setSaving(false);
    }
  };

  return {
    saving,
    asking: leaving.asking,
    release: leaving.release,
    stay: leaving.stay,
    /** A new post is asked about in any case; changes to a published one when there are any. */
    back: () => (account || keeping.unsaved || filesBusy ? leaving.ask() : void navigate(exitTo)),
    saveDraft: () => void save(() => void navigate('/feed')),
    saveAndGo: () => void save(() => leaving.proceed() || void navigate('/feed')),
    /** null where there is nothing to throw away. */
    discard: discard && (keeping.saved || keeping.unsaved) ? () => void throwAway() : null,
    exit: () => leaving.proceed() || void navigate(exitTo),
  };
}
