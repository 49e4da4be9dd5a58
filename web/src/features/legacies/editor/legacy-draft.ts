import { z } from 'zod';
import { formKey, persisted } from '@/core/persisted';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';

const legacyDraft = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  skills: z.string(),
  isLookingForSuccessor: z.boolean(),
});
/** What the form of a project holds; its skills are one text, separated by commas. */
export type LegacyDraft = z.output<typeof legacyDraft>;

/** What the form begins with: the project as it is, or nothing for a new one. */
export const draftOf = (project: LegacyProjectFieldsFragment | null): LegacyDraft => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  link: project?.link ?? '',
  skills: project?.skills.join(', ') ?? '',
  isLookingForSuccessor: project?.isLookingForSuccessor ?? false,
});

/** The draft as the input of a mutation, not validated yet. */
export const inputOf = (draft: LegacyDraft) => ({
  ...draft,
  skills: draft.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean),
});

/** Where this device stores the draft of a project, or of a new one. */
export const storedDraft = (project: LegacyProjectFieldsFragment | null) =>
  persisted<LegacyDraft>(formKey(`legacy:${project?.id ?? 'new'}`), {
    parse: (stored) => legacyDraft.safeParse(stored).data,
  });
