import type { UseFormReturnType } from '@mantine/form';
import type { PostValues } from './post-values';

/** The form of a post. */
export type PostForm = UseFormReturnType<PostValues>;

/**
 * The form as inputs get it that are drawn anew only when one of these fields changes: the others
 * would be as they were at that time. What happens at a press may ask `getValues`.
 */
export type FormOf<Field extends keyof PostValues> = Omit<PostForm, 'values'> & {
  readonly values: Readonly<Pick<PostValues, Field>>;
};
