import { useState } from 'react';
import { readError } from '@/core/errors';
import type { ExperiencePost } from '@schema/rules/posts';
import { postTexts } from '@schema/rules/posts-texts';
import { formPath, postOf } from './rule';
import { type FormSection, inOrder } from './sections';
import type { PostForm } from './usePostForm';

/** Of files that are neither there nor given up. */
const filesWait = 'Some files are not uploaded yet: wait for them, try again, or take them out.';

/** How long the preview takes to go. */
const closing = 200;

type Options = {
  form: PostForm;
  sections: readonly FormSection[];
  /** Files are on their way, or have failed. */
  filesBusy: boolean;
  /** With it the post is looked at once more before it is sent. */
  withPreview: boolean;
  /** Sends it; what the server refuses is thrown. */
  send: (post: ExperiencePost) => Promise<void>;
  fallback: string;
  /** Brings the first field that is wrong to the person. */
  onWrong: (path: string | undefined) => void;
};

/** From the form, over the preview where there is one, to the server; what is refused is told beside the form and the fields. */
export function useSubmitPost({ form, sections, filesBusy, withPreview, send, fallback, onWrong }: Options) {
  const [preview, setPreview] = useState<ExperiencePost | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
      const own = Object.fromEntries(Object.entries(fields).map(([path, message]) => [formPath(path), message]));
      setPreview(null);
      setProblem(code === 'CONFLICT' ? postTexts.conflict : text);
      form.setErrors(own);
      setTried(Object.keys(own).length > 0);
      // The preview that closes gives the focus back to where it came from; only then it goes to the field.
      window.setTimeout(() => onWrong(inOrder(sections, Object.keys(own))[0]), withPreview ? closing : 0);
    } finally {
      setSending(false);
    }
  };

  const onSubmit = form.onSubmit(
    (values) => {
      setProblem(filesBusy ? filesWait : null);
      const post = postOf(values, sections);
      if (filesBusy || !post) return;
      if (withPreview) setPreview(post);
      else void submit(post);
    },
    (errors) => {
      setProblem(null);
      setTried(true);
      onWrong(inOrder(sections, Object.keys(errors))[0]);
    },
  );

  return {
    preview, sending, onSubmit,
    problem: problem === filesWait && !filesBusy ? null : problem,
    errors: tried ? inOrder(sections, Object.keys(form.errors)).map((path) => ({ path, text: String(form.errors[path]) })) : [],
    closePreview: () => setPreview(null),
    submitPreview: () => void (preview && submit(preview)),
    /** Another template: what was told of the one before does not count. */
    clear: () => {
      form.clearErrors();
      setProblem(null);
      setTried(false);
    },
  };
}
