import { useForm, type UseFormReturnType } from '@mantine/form';
import { useDeferredValue, useMemo } from 'react';
import { isBlank, wrongFields } from './rule';
import { type FormSection, inOrder, sectionsOf } from './sections';
import type { PostValues } from './values';

export type PostForm = UseFormReturnType<PostValues>;
export type Missing = {
  /** Required and still empty, in the order of the page. */
  left: readonly string[];
  /** Filled, but wrongly. */
  wrong: readonly string[];
};

type Options = {
  initial: PostValues;
  /** The post that is being edited. */
  kept?: PostValues | undefined;
  onChange: (values: PostValues) => void;
};

/** Told when the field is left: before that a person is still typing. */
const onBlur = ['logo', 'cgpaRequired', 'resumeLink'] as const;

/** The form over the shared rule, its sections, and what still keeps it from being sent. */
export function usePostForm({ initial, kept, onChange }: Options): {
  form: PostForm;
  sections: readonly FormSection[];
  missing: Missing;
} {
  const form = useForm<PostValues>({
    initialValues: initial,
    validate: (values) => wrongFields(values, sectionsOf(values.postType, kept)),
    validateInputOnBlur: [...onBlur],
    onValuesChange: onChange,
  });
  const sections = useMemo(
    () => sectionsOf(form.values.postType, kept),
    [form.values.postType, kept],
  );
  // The counting may come a moment behind the typing.
  const settled = useDeferredValue(form.values);
  const missing = useMemo(() => {
    const paths = inOrder(
      sectionsOf(settled.postType, kept),
      Object.keys(wrongFields(settled, sectionsOf(settled.postType, kept))),
    );
    return {
      left: paths.filter((path) => isBlank(settled, path)),
      wrong: paths.filter((path) => !isBlank(settled, path)),
    };
  }, [settled, kept]);
  return { form, sections, missing };
}
