import { collegeLogo } from '@schema/rules/college/college-logo';
import { collegeTexts } from '@schema/rules/college/college-texts';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { showLogo } from '@/core/college/accent';
import { errorText } from '@/core/errors';
import { CroppedImageInput, logoFrame } from '@/features/profiles';
import type { CollegeFieldsFragment } from '@/generated/documents';
import { useRemoveCollegeLogoMutation, useSetCollegeLogoMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, Logo, notify } from '@/ui';
import css from './College.module.css';

const texts = collegeTexts.look.logo;

/** What a super admin does to the logo: each is saved by itself, and shown in this tab at once. */
function useLogo() {
  const [isBusy, setBusy] = useState(false);
  const [set] = useSetCollegeLogoMutation();
  const [remove] = useRemoveCollegeLogoMutation();
  const run = async (send: () => Promise<string | null | undefined>, said: string) => {
    setBusy(true);
    try {
      showLogo((await send()) ?? null);
      notify.success(said, { subject: 'college-logo' });
      return true;
    } catch (error) {
      notify.error(errorText(error, texts.failed), { subject: 'college-logo' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    set: (logo: File) =>
      run(async () => (await set({ variables: { logo } })).data?.setCollegeLogo.logoUrl, texts.set),
    remove: () => run(async () => (await remove()).data?.removeCollegeLogo.logoUrl, texts.removed),
  };
}

/** The college's logo: shown, chosen and cut square, or taken away. */
export function LogoField({ college: { logoUrl } }: { college: CollegeFieldsFragment }) {
  const { isBusy, set, remove } = useLogo();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.logo}>
      {logoUrl ? (
        <img src={logoUrl} alt={texts.frame} className={css.picture} />
      ) : (
        <Logo size={64} />
      )}
      <div className={css.logoWords}>
        <p className={css.label}>{texts.label}</p>
        <p className={css.small}>{texts.about}</p>
        <div className={css.buttons}>
          <CroppedImageInput
            rule={collegeLogo}
            label={texts.add}
            frame={logoFrame(texts.frame)}
            onCropped={(file) => void set(file)}
          >
            {(choose) => (
              <Button
                variant="default"
                loading={isBusy}
                leftSection={<IconPhoto size={18} aria-hidden />}
                onClick={choose}
              >
                {logoUrl ? texts.change : texts.add}
              </Button>
            )}
          </CroppedImageInput>
          {logoUrl && (
            <Button variant="subtle" disabled={isBusy} onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        about={isAsking || null}
        words={() => texts.ask}
        onYes={remove}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
