import { z } from 'zod';
import { schemasOf } from './post-field-kinds.ts';
import { postFields } from './post-fields.ts';
import { postFileIds } from './posts.ts';

/**
 * A draft may be half written and wrong; only its company and type must be known, and its size has
 * an end.
 */
export const postDraft = z.object({
  ...schemasOf(postFields, 'draft'),
  ...postFileIds,
  companyName: postFields.companyName.crisp,
  experienceType: postFields.experienceType.crisp,
});

/** By what a draft is looked up. */
export const draftKey = postDraft.pick({ companyName: true, experienceType: true });

export type PostDraftForm = Omit<z.output<typeof postDraft>, keyof typeof postFileIds>;
