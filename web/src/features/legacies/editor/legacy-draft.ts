import { z } from 'zod';
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
export const toLegacyDraft = (project: LegacyProjectFieldsFragment | null): LegacyDraft => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  link: project?.link ?? '',
  skills: project?.skills.join(', ') ?? '',
  isLookingForSuccessor: project?.isLookingForSuccessor ?? false,
});

/** The draft as the input of a mutation, not validated yet. */
export const toProjectInput = (draft: LegacyDraft) => ({
  ...draft,
  skills: draft.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean),
});

/**
 * What is typed of a project, or of a new one, survives on this device. The words of the project
 * itself are its version: an old draft overwrites no newer words before somebody has chosen.
 */
export const projectVersion = (project: LegacyProjectFieldsFragment | null): string | null =>
  project && JSON.stringify(toLegacyDraft(project));

/** Reads what this device stored; what does not fit any more gives way to `current`. */
export const storedDraft = (stored: object, current: LegacyDraft): LegacyDraft =>
  legacyDraft.safeParse(stored).data ?? current;
