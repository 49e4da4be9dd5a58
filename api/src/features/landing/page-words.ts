import { workLine } from '../../../../schema/rules/careers-texts.ts';
import { experienceLabels } from '../../../../schema/rules/posts-texts.ts';
import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { previewPost } from '../posts/index.ts';

/** What other sites show of a link to a page. */
export interface PageWords {
  title: string;
  description: string;
}

const postPath = /^\/post\/([^/]+)\/?$/i;

/**
 * What a link to a page says of it: of a post what visitors may be shown.
 * @returns null for pages that say what the product is
 */
export async function pageWords(app: App, path: string): Promise<PageWords | null> {
  const id = postPath.exec(path)?.[1];
  const post = id && isId(id) ? await previewPost(app, null, id) : null;
  if (!post) return null;
  const { companyName, role, experienceType, interviewYear, teaser } = post;
  return {
    title: workLine(role, companyName),
    description: `${experienceLabels[experienceType]} interview ${interviewYear}: ${teaser}`,
  };
}
