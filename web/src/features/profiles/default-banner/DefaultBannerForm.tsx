import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import { LeaveGuard } from '@/features/careers';
import { useDefaultBannerQuery, useUploadDefaultBannerMutation } from '@/generated/hooks';
import { Button, Card, ErrorState, FilePicker, RelativeTime, TextSkeleton } from '@/ui';
import { defaultBanner } from '@schema/rules/files';
import { bannerTexts as texts } from '@schema/rules/profiles-texts';
import { defaultBannerCut, useChosen } from '../useChosen';
import { BannerPreview } from './BannerPreview';
import classes from './UploadBanner.module.css';

const CropDialog = lazy(() => import('./edit/CropDialog'));

type Ready = { file: File; url: string };
const none = { smallBanner: null, mediumBanner: null, largeBanner: null };

/** The banner in force; and another one: chosen, cut, seen as it will stand above profiles, then sent. */
export function UploadBanner() {
  const {
    data,
    error: unread,
    refetch,
  } = useDefaultBannerQuery({ fetchPolicy: 'cache-and-network' });
  const [upload, { loading }] = useUploadDefaultBannerMutation();
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [cutting, setCutting] = useState(false);
  const source = useChosen(defaultBanner, setError);
  useEffect(
    () => () => {
      if (ready) URL.revokeObjectURL(ready.url);
    },
    [ready],
  );
  const inForce = data?.defaultBanner;

  const pick = (file: File | null, dropped: number) => {
    setDone(null);
    setError(null);
    setReady(null);
    source.close();
    if (!file) return;
    if (dropped > 1) return setError(defaultBanner.texts.one);
    if (source.choose(file)) setCutting(true);
  };

  const take = (file: File) => {
    setCutting(false);
    setReady({ file, url: URL.createObjectURL(file) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return setError(defaultBanner.texts.missing);
    if (loading) return;
    setError(null);
    try {
      const sent = await upload({ variables: { banner: ready.file } });
      // What stands under "in force" is what the server has, not what was sent.
      await refetch().catch(() => undefined);
      source.close();
      setReady(null);
      setDone(sent.data?.uploadDefaultBanner ?? texts.uploaded);
    } catch (failure) {
      setError(errorText(failure, texts.failed));
    }
  };

  return (
    <div className={classes.page}>
      <LeaveGuard when={ready !== null} lost={texts.leave} />
      <Card as="div">
        {data ? (
          <BannerPreview
            title={texts.inForce}
            banner={inForce ?? none}
            note={
              inForce ? (
                <>
                  {texts.since} <RelativeTime at={inForce.createdAt} />. {texts.whom}
                </>
              ) : (
                texts.noneYet
              )
            }
          />
        ) : unread ? (
          <ErrorState title={texts.unread} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Card>
      <Card as="div">
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <FilePicker
            label="Choose a banner"
            file={ready?.file ?? null}
            onPick={pick}
            accept={defaultBanner.types}
            hint={`JPEG or PNG. ${texts.size}`}
            error={error}
            disabled={loading}
          />
          {ready && (
            <BannerPreview
              title={texts.preview}
              note={texts.previewText}
              banner={none}
              preview={ready.url}
            />
          )}
          <p role="status" className={classes.done}>
            {done && (
              <>
                {done} {texts.nowShown}
              </>
            )}
          </p>
          <div className={classes.buttons}>
            {ready && (
              <Button variant="default" disabled={loading} onClick={() => setCutting(true)}>
                {texts.adjust}
              </Button>
            )}
            <Button type="submit" disabled={!ready || loading}>
              {loading ? texts.uploading : texts.upload}
            </Button>
          </div>
        </form>
      </Card>
      <Suspense fallback={null}>
        {cutting && source.chosen && (
          <CropDialog
            key={source.chosen.url}
            chosen={source.chosen}
            cut={defaultBannerCut}
            onCropped={take}
            onClose={() => {
              setCutting(false);
              if (!ready) source.close();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
