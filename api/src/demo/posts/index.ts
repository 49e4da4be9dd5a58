import { z } from 'zod';
import { chance } from '../random.ts';
import { readTable, readTables } from '../read-table.ts';
import { type DemoPost, type DemoQuestion, demoDraft, demoPost } from './shape.ts';

export type {
  CrispParts,
  DemoDraft,
  DemoParts,
  DemoPost,
  DemoQuestion,
  DemoRound,
  DemoStoryRound,
  StoryParts,
} from './shape.ts';

/** The name of a post in the tables: `asha.rao Atlassian fulltime`. */
export const postName = ({
  by,
  company,
  type,
}: Pick<DemoPost, 'by' | 'company' | 'type'>): string => `${by} ${company} ${type}`;

/** The experiences, with all questions that were asked about them. */
export const demoPosts: DemoPost[] = readTables(
  [
    'posts/product',
    'posts/software',
    'posts/season',
    'posts/electronics',
    'posts/core',
    'posts/life-and-business',
    'posts/asked',
  ],
  demoPost,
).map((post) => ({ ...post, asked: [...(post.asked ?? []), ...(post.told.asked ?? [])] }));

export const demoDrafts = readTable('drafts', z.array(demoDraft));

/**
 * How many days ago a question was asked: as told, or some time since the post, the last months
 * more likely.
 */
export const askedAgo = (post: DemoPost, asked: DemoQuestion): number =>
  asked.ago ?? chance(`asked ${asked.q}`).between(0.2, 0.85) * Math.min(post.ago, 150);
