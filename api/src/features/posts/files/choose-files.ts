import type { PostFile } from '../fields/post-parts.types.ts';
import type { AttachedUploads } from './post-uploads.ts';

/** A file that a post or draft has. */
export type OwnedFile = Pick<PostFile, 'id' | 'kind' | 'name'>;

/** The files that a post or draft is to have, materials in their order. */
export interface FileChoice {
  materialFileIds: string[];
  resumeFileId: string | null;
}

const ofKind = <File extends OwnedFile>(files: readonly File[], kind: PostFile['kind']): File[] =>
  files.filter((file) => file.kind === kind);

/**
 * Returns the files that a post or draft is to have after a call. Where the call names ids, those
 * are the files; where it names none, the current ones stay. Uploads that come with the call are
 * added, and replace a file of the same name. A link to a résumé replaces the résumé's file.
 * @param input what the call names
 * @param uploaded the uploads that came with the call
 * @param current the files that the post or draft has until now
 */
export function chooseFiles(
  input: {
    materialFileIds?: string[] | null;
    resumeFileId?: string | null;
    resumeLink?: string | null;
  },
  { keepFiles }: AttachedUploads,
  uploaded: readonly PostFile[],
  current: readonly OwnedFile[],
): FileChoice {
  const added = ofKind(uploaded, 'material');
  const stays = ({ name }: OwnedFile): boolean =>
    (keepFiles?.includes(name) ?? true) && !added.some((file) => file.name === name);
  const materials =
    input.materialFileIds ??
    ofKind(current, 'material')
      .filter(stays)
      .map(({ id }) => id);
  const [newResume] = ofKind(uploaded, 'resume');
  const [currentResume] = input.resumeLink ? [] : ofKind(current, 'resume');
  return {
    materialFileIds: [...new Set([...materials, ...added.map(({ id }) => id)])],
    resumeFileId:
      newResume?.id ??
      (input.resumeFileId === undefined ? (currentResume?.id ?? null) : input.resumeFileId),
  };
}
