import { postFiles } from '../../../../schema/rules/files.ts';
import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import type { Work } from '../../core/context.ts';
import { badInput } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { PostFile } from './post-parts.types.ts';
import type { Along } from './post-uploads.ts';

/** A post, or a draft: where a file is. */
export type Place = { postId: string } | { draftId: string };

export type HeldFile = Pick<PostFile, 'id' | 'kind' | 'name'>;

export interface NamedFiles {
  materialFileIds: string[];
  resumeFileId: string | null;
}

const placed = (place: Place): ['post_id' | 'draft_id', string] =>
  'postId' in place ? ['post_id', place.postId] : ['draft_id', place.draftId];

/**
 * One change of an author's posts and drafts at a time, until the unit of work ends. To be said first in it: files go from
 * place to place, and two changes that hold what the other one needs would wait for each other.
 */
export async function oneAtATime(work: Work, ownerId: string): Promise<void> {
  await work.rows("select pg_advisory_xact_lock(hashtextextended('posts of ' || $1, 0))", [
    ownerId,
  ]);
}

/** The files of a place, in their order, held against changes until the unit of work ends. */
export async function holdFiles(work: Work, place: Place): Promise<HeldFile[]> {
  const [column, id] = placed(place);
  await work.rows(
    `select file_id from post_files where ${column} = $1 order by file_id for update`,
    [id],
  );
  return work.rows<HeldFile>(
    `select f.id, f.name, pf.kind from post_files pf join files f on f.id = pf.file_id where pf.${column} = $1 order by pf.position, f.id`,
    [id],
  );
}

/**
 * What a call means by the files it names. Ids that are given are all there is to be; none given leaves the files as
 * they are. What comes along is added, and takes the place of a file of the same name. A link to a résumé replaces the file.
 */
export function nameFiles(
  given: {
    materialFileIds?: string[] | null;
    resumeFileId?: string | null;
    resumeLink?: string | null;
  },
  { keepFiles }: Along,
  uploaded: PostFile[],
  held: HeldFile[],
): NamedFiles {
  const ofKind = <File extends HeldFile>(files: File[], kind: PostFile['kind']): File[] =>
    files.filter((file) => file.kind === kind);
  const added = ofKind(uploaded, 'material');
  const stays = ({ name }: HeldFile): boolean =>
    (keepFiles?.includes(name) ?? true) && !added.some((file) => file.name === name);
  const materials =
    given.materialFileIds ??
    ofKind(held, 'material')
      .filter(stays)
      .map(({ id }) => id);
  const [resume] = ofKind(uploaded, 'resume');
  const [before] = given.resumeLink ? [] : ofKind(held, 'resume');
  return {
    materialFileIds: [...new Set([...materials, ...added.map(({ id }) => id)])],
    resumeFileId:
      resume?.id ?? (given.resumeFileId === undefined ? (before?.id ?? null) : given.resumeFileId),
  };
}

const refuse = (text: string, field: string) => badInput(text, { [field]: text });

/**
 * Gives a post or draft the files it names, and no others. A file moves freely among its owner's drafts and from there
 * into a post, and never out of a post into another: its row says where it is, so that two who name it at once can't
 * both have it.
 * @throws BAD_USER_INPUT at the field that names what is not the owner's, not there, or another post's
 */
export async function claimFiles(
  work: Work,
  ownerId: string,
  place: Place,
  { materialFileIds, resumeFileId }: NamedFiles,
  now: Date,
): Promise<void> {
  const { maxFiles, texts } = postFiles.material;
  if (materialFileIds.length > maxFiles) throw refuse(texts.many, 'materialFileIds');
  const [column, placeId] = placed(place);
  const named = [
    ...materialFileIds.map((id, position) => ({
      id: id.toLowerCase(),
      kind: 'material',
      position,
      field: `materialFileIds.${position}`,
    })),
    ...(resumeFileId
      ? [{ id: resumeFileId.toLowerCase(), kind: 'resume', position: 0, field: 'resumeFileId' }]
      : []),
  ];
  const wrong = named.find(({ id }) => !isId(id));
  if (wrong) throw refuse(postTexts.fileGone, wrong.field);
  const ids = named.map(({ id }) => id);
  await work.rows(
    `select file_id from post_files where file_id = any($1::uuid[]) or ${column} = $2 order by file_id for update`,
    [ids, placeId],
  );
  await work.rows(
    `update post_files set post_id = null, draft_id = null, free_since = $3 where ${column} = $2 and file_id <> all($1::uuid[])`,
    [ids, placeId, now],
  );
  if (named.length === 0) return;
  const [set, own] =
    column === 'post_id'
      ? ['post_id = $4, draft_id = null', ' or pf.post_id = $4']
      : ['draft_id = $4', ''];
  const taken = await work.rows<{ id: string; kind: string }>(
    `update post_files pf set ${set}, position = named.position
       from unnest($1::uuid[], $2::text[], $3::int[]) named (id, kind, position) join files f on f.id = named.id and f.owner_id = $5
      where pf.file_id = named.id and pf.kind = named.kind and (pf.post_id is null${own}) returning pf.file_id as id, pf.kind`,
    [ids, named.map(({ kind }) => kind), named.map(({ position }) => position), placeId, ownerId],
  );
  const missing = named.find(
    ({ id, kind }) => !taken.some((file) => file.id === id && file.kind === kind),
  );
  if (missing) throw refuse(postTexts.fileGone, missing.field);
}
