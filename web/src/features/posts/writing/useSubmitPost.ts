import { useState } from 'react';
import { readError } from '@/core/errors';
import type { ExperiencePost } from '@schema/rules/posts';
import { postTexts } from '@schema/rules/posts-texts';
import { withName } from './names';
import { formPath, postOf } from './rule';
import { type FormSection, inOrder } from './sections';
import type { PostForm } from './usePostForm';
import type { FailedFile } from './useUploads';

/** Of files that are on their way. */
const filesWait = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is still on its way: wait for it, or take it out.`
    : `${names.length} files are still on their way: wait for them, or take them out.`;

/** How long the preview takes to go. */
const closing = 200;

type Options = {
  form: PostForm;
  sections: readonly FormSection[];
  /** Names of files on their way, and those that did not arrive. */
  files: { sending: readonly string[]; failed: readonly FailedFile[] };
  /** With it the post is looked at once more before it is sent. */
  withPreview: boolean;
  /** Sends it; what the server refuses is thrown. */
  send: (post: ExperiencePost) => Promise<void>;
  fallback: string;
  /** Brings the first field that is wrong to the person. */
  onWrong: (path: string | undefined) => void;
};

/** From the form, over the preview where there is one, to the server; what is refused is told beside the form and the fields. */
export function useSubmitPost({
  form,
  sections,
  files,
  withPreview,
  send,
  fallback,
  onWrong,
}: Options) {
  const [preview, setPreview] = useState<ExperiencePost | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** One has tried while files were on their way. */
  const [waiting, setWaiting] = useState(false);
  const [sending, setSending] = useState(false);
  /** A summary stands above the form once one has tried. */
  const [tried, setTried] = useState(false);

  const submit = async (post: ExperiencePost) => {
    if (sending) return;
    setSending(true);
    try {
      await send(post);
    } catch (error) {
      const { code, text, fields } = readError(error, fallback);
      const own = Object.fromEntries(
        Object.entries(fields).map(([path, message]) => [formPath(path), message]),
      );
      setPreview(null);
      setProblem(code === 'CONFLICT' ? postTexts.conflict : text);
      form.setErrors(own);
      setTried(Object.keys(own).length > 0);
      // The preview that closes gives the focus back to where it came from; only then it goes to the field.
      window.setTimeout(
        () => onWrong(inOrder(sections, Object.keys(own))[0]),
        withPreview ? closing : 0,
      );
    } finally {
      setSending(false);
    }
  };

  const onSubmit = form.onSubmit(
    (values) => {
      const post = postOf(values, sections);
      if (files.failed.length > 0) {
        setProblem(null);
        setTried(true);
        return onWrong(files.failed[0]?.path);
      }
      setWaiting(files.sending.length > 0);
      setProblem(null);
      if (files.sending.length > 0 || !post) return;
      if (withPreview) setPreview(post);
      else void submit(post);
    },
    (errors) => {
      setProblem(null);
      setWaiting(false);
      setTried(true);
      onWrong(inOrder(sections, Object.keys(errors))[0]);
    },
  );

  const told = {
    ...form.errors,
    ...Object.fromEntries(files.failed.map(({ path, text }) => [path, text])),
  };
  return {
    preview,
    sending,
    onSubmit,
    tried,
    problem: waiting && files.sending.length > 0 ? filesWait(files.sending) : problem,
    errors: tried
      ? inOrder(sections, Object.keys(told)).map((path) => ({
          path,
          text: withName(path, String(told[path])),
        }))
      : [],
    closePreview: () => setPreview(null),
    submitPreview: () => void (preview && submit(preview)),
    /** Another template: what was told of the one before does not count. */
    clear: () => {
      form.clearErrors();
      setProblem(null);
      setWaiting(false);
      setTried(false);
    },
  };
}
