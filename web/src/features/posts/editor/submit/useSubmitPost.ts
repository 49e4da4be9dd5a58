import type { ExperiencePost } from '@schema/rules/posts/posts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import { formPath, toPostInput } from '../form/errors/validation';
import type { PostForm } from '../form/post-form';
import type { PostValues } from '../form/post-values';
import { type FormPart, sortPaths } from '../form/sections';
import type { FailedFile } from '../uploads/useUploads';
import { useErrorSummary } from './useErrorSummary';

type Options = {
  form: PostForm;
  sections: readonly FormPart[];
  /** Names of files on their way, and those that did not arrive. */
  files: { sending: readonly string[]; failed: readonly FailedFile[] };
  /** With it the post is looked at once more before it is sent. */
  withPreview: boolean;
  /** Sends it; what the server refuses is thrown. */
  send: (post: ExperiencePost) => Promise<void>;
  /** Shown where the server gives no reason. */
  fallback: string;
  /** Brings the first field that is wrong to the person. */
  onWrong: (path: string | undefined) => void;
};

/**
 * From the form, over the preview where there is one, to the server; a refusal stands above the
 * form and at its fields.
 */
export function useSubmitPost(options: Options) {
  const { form, sections, files, withPreview, send, fallback, onWrong } = options;
  const [preview, setPreview] = useState<ExperiencePost | null>(null);
  const [isSending, setSending] = useState(false);
  const summary = useErrorSummary({ form, sections, files });
  /** What is wrong, while the preview closes before it. */
  const [toShow, setToShow] = useState<{ path: string | undefined } | null>(null);

  const showRefusal = (error: unknown) => {
    const { code, text, fields } = readError(error, fallback);
    const errors = Object.fromEntries(
      Object.entries(fields).map(([path, message]) => [formPath(path), message]),
    );
    const [first] = sortPaths(sections, Object.keys(errors));
    setPreview(null);
    summary.setProblem(code === 'CONFLICT' ? postTexts.conflict : text);
    form.setErrors(errors);
    summary.setTried(first !== undefined);
    // The preview that closes gives the focus back to where it came from; only then it goes to the
    // field.
    if (preview) setToShow({ path: first });
    else window.setTimeout(() => onWrong(first));
  };
  const submit = async (post: ExperiencePost) => {
    if (isSending) return;
    setSending(true);
    await send(post).catch(showRefusal);
    setSending(false);
  };

  const onValid = (values: PostValues) => {
    const [failed] = files.failed;
    summary.setProblem(null);
    if (failed) {
      summary.setTried(true);
      return onWrong(failed.path);
    }
    summary.setWaiting(files.sending.length > 0);
    const post = toPostInput(values, sections);
    if (files.sending.length > 0 || !post) return;
    if (withPreview) setPreview(post);
    else void submit(post);
  };
  const onInvalid = (errors: object) => {
    summary.setProblem(null);
    summary.setWaiting(false);
    summary.setTried(true);
    onWrong(sortPaths(sections, Object.keys(errors))[0]);
  };

  return {
    summary,
    preview,
    isSending,
    onSubmit: form.onSubmit(onValid, onInvalid),
    closePreview: () => setPreview(null),
    onPreviewGone: () => {
      if (toShow) onWrong(toShow.path);
      setToShow(null);
    },
    submitPreview: () => void (preview && submit(preview)),
  };
}
