import { workLine } from '../../../../schema/rules/careers-texts.ts';
import { pageAt, pages } from '../../../../schema/rules/pages.ts';
import { experienceLabels } from '../../../../schema/rules/posts-texts.ts';
import { collegeName } from '../../core/college-name.ts';
import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { collegeWords } from '../college/index.ts';
import { previewPost } from '../posts/index.ts';

/** No site shows more of it. */
const descriptionLength = 300;

/** What other sites show of a link to a page. */
export interface PageWords {
  title: string;
  description: string;
}

/** What the college says of itself, where a page is about that. */
async function collegePage(app: App, path: string): Promise<PageWords | null> {
  const page = pageAt(path);
  if (page !== pages.contact && page !== pages.about) return null;
  const { about, address, email, phones } = await collegeWords(app);
  const said = page === pages.about ? [about] : [email, ...phones, address];
  const description = said.filter(Boolean).join(' · ').replaceAll(/\s+/g, ' ');
  if (!description) return null;
  const name = collegeName(app.config);
  const short = [...description].slice(0, descriptionLength).join('');
  return { title: `${page.title} · ${name}`, description: short };
}

const postPath = /^\/post\/([^/]+)\/?$/i;

/**
 * What a link to a page says of it: of a post what visitors may be shown.
 * @returns null for pages that say what the product is
 */
export async function pageWords(app: App, path: string): Promise<PageWords | null> {
  const said = await collegePage(app, path);
  if (said) return said;
  const id = postPath.exec(path)?.[1];
  const post = id && isId(id) ? await previewPost(app, null, id) : null;
  if (!post) return null;
  const { companyName, role, experienceType, interviewYear, teaser } = post;
  return {
    title: workLine(role, companyName),
    description: `${experienceLabels[experienceType]} interview ${interviewYear}: ${teaser}`,
  };
}
