import { type FormEvent, useState } from 'react';
import { errorText } from '@/core/errors';
import { useUploadDefaultBannerMutation } from '@/generated/hooks';
import { Button, Card, FilePicker } from '@/ui';
import { defaultBanner } from '@schema/rules/files';
import { bannerTexts } from '@schema/rules/profiles-texts';
import classes from './UploadBanner.module.css';

type Chosen = { file: File; url: string };

const refusal = (file: File): string | null => {
  if (!defaultBanner.types.some((type) => type === file.type)) return defaultBanner.texts.type;
  return file.size >= defaultBanner.maxBytes ? defaultBanner.texts.size : null;
};

/** One picture, seen as it will stand above profiles before it is sent. */
export function UploadBanner() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [upload, { loading }] = useUploadDefaultBannerMutation();

  const pick = (file: File | null, dropped: number) => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    const wrong = file && (dropped > 1 ? defaultBanner.texts.one : refusal(file));
    setDone(null);
    setError(wrong);
    setChosen(file && !wrong ? { file, url: URL.createObjectURL(file) } : null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError(defaultBanner.texts.missing);
    if (loading) return;
    setError(null);
    try {
      const { data } = await upload({ variables: { banner: chosen.file } });
      pick(null, 0);
      setDone(data?.uploadDefaultBanner ?? bannerTexts.uploaded);
    } catch (failure) {
      setError(errorText(failure, bannerTexts.failed));
    }
  };

  return (
    <Card as="section">
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <FilePicker label="Choose a banner" file={chosen?.file ?? null} onPick={pick} accept={defaultBanner.types} hint={`JPEG or PNG. ${bannerTexts.size}`} error={error} disabled={loading} />
        {chosen && (
          <figure className={classes.preview}>
            <img src={chosen.url} alt="Preview of the banner" className={classes.image} onError={() => { pick(null, 0); setError(defaultBanner.texts.type); }} />
            <figcaption>Preview</figcaption>
          </figure>
        )}
        {done && <p role="status" className={classes.done}>{done}</p>}
        <Button type="submit" disabled={!chosen || loading}>{loading ? bannerTexts.uploading : bannerTexts.upload}</Button>
      </form>
    </Card>
  );
}
