import { workLine } from '../../../../schema/rules/careers/careers-texts.ts';
import { companySlugRule } from '../../../../schema/rules/companies/companies.ts';
import { companyKey } from '../../../../schema/rules/companies/company-slug.ts';
import {
  type SharedKind,
  sharedPictureTexts,
} from '../../../../schema/rules/files/shared-pictures.ts';
import { experienceLabels } from '../../../../schema/rules/posts/posts-texts.ts';
import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { searchText } from '../../core/text/search-text.ts';
import { namesOfSlug } from '../companies/index.ts';
import { previewProfile } from '../directory/index.ts';
import { companyNamesForVisitors, previewPost, previewPosts } from '../posts/index.ts';

/** What a visitor may be shown of a thing that a link leads to. */
export interface SharedThing {
  /** What kind of thing it is. */
  kind: string;
  title: string;
  /** In a line below the title; may be empty. */
  facts: string;
  /** Whose tile stands beside it: of a company, or of a person. */
  name: string;
  /** In a sentence or two, for sites that show words. */
  description: string;
}

async function sharedPost(app: App, id: string): Promise<SharedThing | null> {
  const post = isId(id) ? await previewPost(app, null, id) : null;
  if (!post) return null;
  const { companyName, role, experienceType, interviewYear, teaser } = post;
  const type = experienceLabels[experienceType];
  return {
    kind: sharedPictureTexts.experience(type, interviewYear),
    title: workLine(role, companyName),
    facts: teaser,
    name: companyName,
    description: `${type} interview ${interviewYear}: ${teaser}`,
  };
}

/**
 * Members alone read a company's page: a visitor learns its name where an experience that they are
 * shown tells it. One that was published a moment ago is in no table of companies yet: a search
 * finds it.
 */
async function companyName(app: App, slug: string): Promise<string | undefined> {
  const phrase = searchText(slug.replaceAll('-', ' '));
  if (phrase === null || !companySlugRule.safeParse(slug).success) return undefined;
  const { name, norms } = await namesOfSlug(app, companyKey(slug));
  const written = await companyNamesForVisitors(app, norms);
  if (written.length > 0) return written.find((one) => one === name) ?? written[0];
  const found = await previewPosts(app, null, phrase, 3);
  return found.find((post) => companyKey(post.companyName) === slug)?.companyName;
}

async function sharedCompany(app: App, slug: string): Promise<SharedThing | null> {
  const name = await companyName(app, slug);
  if (name === undefined) return null;
  const { company, companyFacts } = sharedPictureTexts;
  return { kind: company, title: name, facts: companyFacts, name, description: companyFacts };
}

async function sharedProfile(app: App, id: string): Promise<SharedThing | null> {
  const profile = isId(id) ? await previewProfile(app, id) : null;
  if (!profile) return null;
  const { fullName, stream, yearOfGraduation } = profile.user;
  const facts = [stream, yearOfGraduation].filter((fact) => fact !== null).join(' · ');
  return {
    kind: sharedPictureTexts.profile,
    title: fullName,
    facts,
    name: fullName,
    description: [facts, profile.bio].filter(Boolean).join(' · '),
  };
}

const readers: Readonly<Record<SharedKind, (app: App, id: string) => Promise<SharedThing | null>>> =
  { post: sharedPost, company: sharedCompany, profile: sharedProfile };

/**
 * What a link to a thing shows to everybody: what a visitor may see of it.
 * @returns null for what is not there and for what is not shown to visitors alike
 */
export const sharedThing = (app: App, kind: SharedKind, id: string): Promise<SharedThing | null> =>
  readers[kind](app, id);
