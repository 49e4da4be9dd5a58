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
  /** Files on their way would be lost. */
  filesBusy: boolean;
  companyName: string;
  exitTo: string;
};

/** Out of the form: saved as a draft, or as it is; whoever goes elsewhere with words unsaved is asked first. */
export function useWayOut({ keeping, account, filesBusy, companyName, exitTo }: Options) {
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

  return {
    saving,
    asking: leaving.asking,
    release: leaving.release,
    stay: leaving.stay,
    /** A new post is asked about in any case; changes to a published one when there are any. */
    back: () => (account || keeping.unsaved || filesBusy ? leaving.ask() : void navigate(exitTo)),
    saveDraft: () => void save(() => void navigate('/feed')),
    saveAndGo: () => void save(() => leaving.proceed() || void navigate('/feed')),
    exit: () => leaving.proceed() || void navigate(exitTo),
  };
}
