import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '@/core/errors';
import { notify } from '@/ui';
import type { CrispPost } from '@schema/rules/posts';
import { postTexts } from '@schema/rules/posts-texts';
import { postInput } from './form-values';
import type { PostForm } from './usePostForm';
import { usePublishPost } from './usePublishPost';

type Options = {
  form: PostForm;
  /** Forgets what was kept on this device. */
  forget: () => void;
  /** Brings the first field that is wrong to the person. */
  onWrong: (fields: string[]) => void;
};

/** From the form over the preview to the feed; what the server refuses is told beside the form. */
export function useSubmitPost({ form, forget, onWrong }: Options) {
  const navigate = useNavigate();
  const { publish, publishing } = usePublishPost();
  const [preview, setPreview] = useState<CrispPost | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const openPreview = form.onSubmit(
    (values) => {
      setProblem(null);
      setPreview(postInput(values));
    },
    (errors) => onWrong(Object.keys(errors)),
  );

  const submit = async () => {
    if (!preview || publishing) return;
    try {
      await publish(preview);
      forget();
      notify.success('Your experience is published. Thank you!');
      void navigate('/feed');
    } catch (error) {
      const { code, text, fields } = readError(error, postTexts.submitFailed);
      setPreview(null);
      setProblem(code === 'CONFLICT' ? postTexts.conflict : text);
      form.setErrors(fields);
      if (Object.keys(fields).length > 0) onWrong(Object.keys(fields));
    }
  };

  return { preview, problem, publishing, openPreview, closePreview: () => setPreview(null), submit };
}
