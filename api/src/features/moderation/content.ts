import {
  type RemovableType,
  removableTypes,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import type { Work } from '../../core/context.ts';
import { purgeGratitude, removeGratitude, restoreGratitude } from '../gratitudes/index.ts';
import { purgeJob, removeJob, restoreJob } from '../jobs/index.ts';
import { purgePost, removePost, restorePost } from '../posts/index.ts';
import {
  purgeAnswer,
  purgeQuestion,
  removeAnswer,
  removeQuestion,
  restoreAnswer,
  restoreQuestion,
} from '../questions/index.ts';
import { contents, moderationSql } from './moderation.sql.ts';

/** What the owner of a thing does with it. */
interface ContentActions {
  /** @returns whether it was there and shown */
  remove(work: Work, id: string, at: Date): Promise<boolean>;
  /** @returns whether it is there */
  restore(work: Work, id: string): Promise<boolean>;
  purge(work: Work, id: string, at: Date): Promise<void>;
}

export const contentActions: Record<RemovableType, ContentActions> = {
  post: { remove: removePost, restore: restorePost, purge: purgePost },
  question: { remove: removeQuestion, restore: restoreQuestion, purge: purgeQuestion },
  answer: { remove: removeAnswer, restore: restoreAnswer, purge: purgeAnswer },
  gratitude: { remove: removeGratitude, restore: restoreGratitude, purge: purgeGratitude },
  job: { remove: removeJob, restore: restoreJob, purge: purgeJob },
};

/** Characters of a thing that are kept beside what is done about it. */
export const excerptLength = 500;

/** A thing as removals and cases keep it. */
export interface Content {
  authorId: string;
  /** The first words of it. */
  excerpt: string;
  /** All of its words. */
  words: string;
  link: string;
  isRemoved: boolean;
}

const subjectById = moderationSql.statements(
  'subject',
  { id: 'uuid' },
  removableTypes.map((type) => ({ type })),
  ({ type }: { type: RemovableType }) =>
    (db, { id }) =>
      db
        .selectFrom(contents[type].as('content'))
        .where('content.id', '=', id)
        .select([
          'content.user_id as authorId',
          'content.title',
          'content.words',
          'content.link',
          'content.removed_at as removedAt',
        ]),
);

/** Something that people wrote, removed or not; null when it is not there. */
export async function findContent(
  reader: Pick<Work, 'query'>,
  type: RemovableType,
  id: string,
): Promise<Content | null> {
  const [row] = await reader.query(subjectById({ type }), { id });
  if (!row) return null;
  const words = [row.title, row.words].filter(Boolean).join('\n');
  return {
    authorId: row.authorId,
    excerpt: words.slice(0, excerptLength),
    words,
    link: row.link,
    isRemoved: row.removedAt !== null,
  };
}
