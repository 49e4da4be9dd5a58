import { schemasOf } from '@schema/rules/posts/post-field-kinds';
import { postFields } from '@schema/rules/posts/post-fields';
import { z } from 'zod';
import type { DraftInput } from '@/generated/documents';
import type { PostValues } from '../form/post-values';

const draftInput = z.object(schemasOf(postFields, 'draftInput'));

/**
 * The form as it stands, half written or not, both templates. What its draft is named by, the
 * career path knows.
 */
export const toDraftInput = ({
  resume,
  materialFiles,
  ...values
}: PostValues): Omit<DraftInput, 'companyName' | 'experienceType'> => ({
  ...draftInput.parse(values),
  resumeFileId: resume?.id ?? null,
  materialFileIds: materialFiles.map(({ id }) => id),
});
