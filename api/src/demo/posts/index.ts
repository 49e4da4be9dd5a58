import { chance } from '../random.ts';
import { core } from './core.ts';
import { electronics } from './electronics.ts';
import { lifeAndBusiness } from './life-and-business.ts';
import { type DemoParts, demoParts, season } from './parts/index.ts';
import { product } from './product.ts';
import type { DemoPost, DemoQuestion } from './shape.ts';
import { software } from './software.ts';

export { type DemoDraft, demoDrafts } from './drafts.ts';
export { type DemoParts, demoParts } from './parts/index.ts';
export type { DemoPost, DemoQuestion } from './shape.ts';

/** The name of a post in the tables: `asha.rao Atlassian fulltime`. */
export const postName = ({
  by,
  company,
  type,
}: Pick<DemoPost, 'by' | 'company' | 'type'>): string => `${by} ${company} ${type}`;

/** What a post tells beyond its headline. */
export function partsOf(post: DemoPost): DemoParts {
  const parts = demoParts[postName(post)];
  if (!parts) throw new Error(`nothing is told of ${postName(post)}`);
  return parts;
}

/** The experiences, with all questions that were asked about them. */
export const demoPosts: DemoPost[] = [
  ...product,
  ...software,
  ...season,
  ...electronics,
  ...core,
  ...lifeAndBusiness,
].map((post) => ({
  ...post,
  asked: [...(post.asked ?? []), ...(partsOf(post).asked ?? [])],
}));

/**
 * How many days ago a question was asked: as told, or some time since the post, the last months
 * more likely.
 */
export const askedAgo = (post: DemoPost, asked: DemoQuestion): number =>
  asked.ago ?? chance(`asked ${asked.q}`).between(0.2, 0.85) * Math.min(post.ago, 150);
