import type { PostFile } from '../fields/post-parts.types.ts';

/** Files as posts and drafts show them. */
export const filesByKind = (
  files: readonly PostFile[],
): { materialFiles: PostFile[]; resume: PostFile | null } => ({
  materialFiles: files.filter(({ kind }) => kind === 'material'),
  resume: files.find(({ kind }) => kind === 'resume') ?? null,
});
