import type { Person } from '../college.ts';
import type { DemoFile } from '../files.ts';
import { materialOf } from '../materials.ts';
import type { AuthoredDraft } from '../posts/drafts.ts';
import type { Talk } from '../posts/talk.ts';
import { demoId } from '../random.ts';
import { type Paper, pdf } from './pdf.ts';
import { resume } from './resume.ts';

/** A paper that a post, or a draft, brings along, with its place among those of its kind. */
export interface Attached {
  file: DemoFile;
  kind: 'material' | 'resume';
  position: number;
  postId: string | null;
  draftId: string | null;
}

const contentType = 'application/pdf';

const paperName = (paper: Paper): string => `${paper.title.replace(/[:,]/g, '')}.pdf`;

type Of = Pick<Attached, 'postId' | 'draftId'> & { key: string; owner: Person; at: Date };

const attach = (
  { key, owner, at, ...of }: Of,
  kind: Attached['kind'],
  position: number,
  paper: Paper,
  name: string,
): Attached => ({
  ...of,
  kind,
  position,
  file: {
    id: demoId('paper', `${key} ${name}`, at),
    owner,
    purpose: 'post',
    name,
    contentType,
    bytes: pdf(paper),
    at,
  },
});

const attachMaterials = (of: Of, names: readonly string[]): Attached[] =>
  names
    .map(materialOf)
    .map((paper, position) => attach(of, 'material', position, paper, paperName(paper)));

/**
 * Study materials and résumés of posts and drafts: papers as their authors would have uploaded
 * them.
 */
export const demoPapers = (talk: Talk[], drafts: AuthoredDraft[], college: string): Attached[] => [
  ...talk.flatMap((post) => {
    const { id, key, author, at, parts } = post;
    const of = { postId: id, draftId: null, key, owner: author, at };
    const own =
      parts.resume === 'file'
        ? [
            attach(
              of,
              'resume',
              0,
              resume(post, college),
              `${author.name.replace(/[^\p{L} ]/gu, '')} résumé.pdf`,
            ),
          ]
        : [];
    return [...attachMaterials(of, 'story' in parts ? (parts.files ?? []) : []), ...own];
  }),
  ...drafts.flatMap(({ id, entry, author, at }) =>
    attachMaterials(
      {
        postId: null,
        draftId: id,
        key: `draft of ${entry.by} ${entry.company}`,
        owner: author,
        at,
      },
      entry.files ?? [],
    ),
  ),
];

export const postFileRow = ({
  file,
  kind,
  position,
  postId,
  draftId,
}: Attached): Record<string, unknown> => ({
  file_id: file.id,
  kind,
  post_id: postId,
  draft_id: draftId,
  position,
  free_since: file.at,
});
