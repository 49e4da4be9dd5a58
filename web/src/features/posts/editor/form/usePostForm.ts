import { useForm } from '@mantine/form';
import { useDeferredValue, useMemo } from 'react';
import { fieldErrors, isBlank } from './errors/validation';
import type { PostForm } from './post-form';
import type { PostValues } from './post-values';
import { type FormPart, formSections, sortPaths } from './sections';

export type Missing = {
  /** Required and still empty, in the order of the page. */
  left: readonly string[];
  /** Filled, but wrongly. */
  wrong: readonly string[];
};

function missingIn(values: PostValues, published: PostValues | undefined): Missing {
  const sections = formSections(values.postType, published);
  const paths = sortPaths(sections, Object.keys(fieldErrors(values, sections)));
  return {
    left: paths.filter((path) => isBlank(values, path)),
    wrong: paths.filter((path) => !isBlank(values, path)),
  };
}

/** These are checked when the field is left: before that a person is still typing. */
const checkedOnBlur = ['logo', 'cgpaRequired', 'resumeLink'] as const;

type Options = {
  initial: PostValues;
  /** The post that is being edited. */
  published: PostValues | undefined;
  onChange: (values: PostValues) => void;
};

/** The form over the shared rule, its sections, and what is still missing. */
export function usePostForm({ initial, published, onChange }: Options): {
  form: PostForm;
  sections: readonly FormPart[];
  missing: Missing;
} {
  const form = useForm<PostValues>({
    initialValues: initial,
    validate: (values) => fieldErrors(values, formSections(values.postType, published)),
    validateInputOnBlur: [...checkedOnBlur],
    onValuesChange: onChange,
  });
  const { postType } = form.values;
  const sections = useMemo(() => formSections(postType, published), [postType, published]);
  // Counting may be a moment behind typing.
  const deferred = useDeferredValue(form.values);
  const missing = useMemo(() => missingIn(deferred, published), [deferred, published]);
  return { form, sections, missing };
}
