import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { postRule, type PostValues } from './form-values';

export type PostForm = UseFormReturnType<PostValues>;

const check = schemaResolver(postRule, { sync: true });

/** The form over the shared rule. `left` names the fields that still keep it from being sent. */
export function usePostForm(initialValues: PostValues, onValuesChange: (values: PostValues) => void): { form: PostForm; left: string[] } {
  const form = useForm<PostValues>({ initialValues, validate: check, validateInputOnBlur: ['logo', 'cgpaRequired'], onValuesChange });
  const left = [...new Set(Object.keys(check(form.values)).map((path) => path.split('.')[0] ?? path))];
  return { form, left };
}
