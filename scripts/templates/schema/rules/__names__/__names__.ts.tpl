import { z } from 'zod';

const __name__Limits = { title: 200 } as const;

/** What people read in this room, on both sides. */
export const __name__Texts = {
  page: '__Names__',
  title: 'Title is required',
  titleLong: `Title cannot exceed ${__name__Limits.title} characters`,
  notFound: '__Name__ not found',
  loadFailed: 'Error loading __names__',
  empty: 'Nothing here yet',
  emptyText: 'Say what will be here, and how to begin.',
} as const;

/** A __name__ as a form or a call gives it. */
export const __name__Rule = z.object({
  title: z
    .string(__name__Texts.title)
    .trim()
    .min(1, __name__Texts.title)
    .max(__name__Limits.title, __name__Texts.titleLong),
});
