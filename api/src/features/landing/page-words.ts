import { sharedKinds, sharedPicturePath } from '../../../../schema/rules/files/shared-pictures.ts';
import { pageAt, pages } from '../../../../schema/rules/pages/pages.ts';
import { collegeName } from '../../core/college/college-name.ts';
import type { App } from '../../core/context.ts';
import { collegeWords } from '../college/index.ts';
import { sharedThing } from './shared-things.ts';

/** No site shows more of it. */
const descriptionLength = 300;

/** What other sites show of a link to a page. */
export interface PageWords {
  title: string;
  description: string;
  /** Drawn by the server (`sharedPicturePath`); without one the college's stands there. */
  picture?: { path: string; alt: string };
}

/** A part of an address as it is meant; empty for what is none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
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

const thingPath = /^\/(post|company|profile)\/([^/]+)\/?$/i;

/**
 * What a link to a page says of it: of a post, a company and a person what visitors may be shown.
 * @returns null for pages that say what the product is
 */
export async function pageWords(app: App, path: string): Promise<PageWords | null> {
  const said = await collegePage(app, path);
  if (said) return said;
  const [, word = '', written = ''] = thingPath.exec(path) ?? [];
  const kind = sharedKinds.find((one) => one === word.toLowerCase());
  const id = decoded(written);
  const thing = kind && id ? await sharedThing(app, kind, id) : null;
  if (!kind || !thing) return null;
  return {
    title: thing.title,
    description: [...thing.description].slice(0, descriptionLength).join(''),
    picture: { path: sharedPicturePath(kind, id), alt: `${thing.kind}: ${thing.title}` },
  };
}
