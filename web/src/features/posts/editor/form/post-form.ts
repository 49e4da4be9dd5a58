import type { UseFormReturnType } from '@mantine/form';
import type { PostValues } from './post-values';

/** The form of a post, as its inputs get it. */
export type PostForm = UseFormReturnType<PostValues>;
