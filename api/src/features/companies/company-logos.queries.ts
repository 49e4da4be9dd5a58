import { createHash } from 'node:crypto';
import { companyKey } from '../../../../schema/rules/companies/company-slug.ts';
import type { App } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { companiesSql } from './companies.sql.ts';

/** That a company has another logo, or that other names have the logo of one. */
export const companyLogosTopic = topicNamed<{ companyId: string }>('company-logos');

/**
 * What admins said of logos (`logo`), each with the company that has the name of the one of which
 * it was said (`own.company_id`): joined, a part's name is its whole's. Of a part only a logo
 * counts.
 */
const said = companiesSql.db
  .selectFrom('company_logos as logo')
  .innerJoin('companies as company', 'company.id', 'logo.company_id')
  .innerJoin('company_names as own', 'own.slug', 'company.slug')
  .where((eb) =>
    eb.or([
      eb('logo.company_id', '=', eb.ref('own.company_id')),
      eb('logo.file_id', 'is not', null),
    ]),
  );

// What was said of a company itself goes before its parts, whose latest logo counts.
const logoOf = companiesSql.statement('logoOf', { companyId: 'uuid' }, (_db, { companyId }) =>
  said
    .where('own.company_id', '=', companyId)
    .select('logo.file_id as fileId')
    .select((eb) => eb('logo.company_id', '=', eb.ref('own.company_id')).as('is_own'))
    .orderBy('is_own', 'desc')
    .orderBy('logo.decided_at', 'desc')
    .orderBy('logo.company_id')
    .limit(1),
);

/** The file of the logo that a company shows, of its own or of a part; null without one. */
export const shownLogo = async (
  { query }: Pick<App['db'], 'query'>,
  companyId: string,
): Promise<string | null> => (await query(logoOf, { companyId }))[0]?.fileId ?? null;

const logosOfSlugs = companiesSql.statement('logosOfSlugs', {}, () =>
  said
    .innerJoin('company_names as name', 'name.company_id', 'own.company_id')
    .distinctOn('name.slug')
    .select(['name.slug', 'logo.file_id as fileId'])
    .select((eb) => eb('logo.company_id', '=', eb.ref('own.company_id')).as('is_own'))
    .orderBy('name.slug')
    .orderBy('is_own', 'desc')
    .orderBy('logo.decided_at', 'desc')
    .orderBy('logo.company_id'),
);

/** The logos of companies, as an instance holds them. */
export interface CompanyLogos {
  /** The file of the logo of each company that has one, by what `companyKey` makes of its names. */
  files: ReadonlyMap<string, string>;
  /** These files. */
  shown: ReadonlySet<string>;
  /** The first, as JSON for pages. */
  json: string;
  /** Another one for other logos. */
  version: string;
}

async function readLogos({ db }: App): Promise<CompanyLogos> {
  const rows = await db.query(logosOfSlugs, {});
  const files = new Map(
    rows.flatMap(({ slug, fileId }) => (fileId === null ? [] : [[slug, fileId] as const])),
  );
  const json = JSON.stringify(Object.fromEntries(files));
  return {
    files,
    shown: new Set(files.values()),
    json,
    version: createHash('sha256').update(json).digest('base64url').slice(0, 16),
  };
}

const known = new WeakMap<App, Promise<CompanyLogos>>();

/**
 * The logos of all companies: read once, and again after an event told that they are others, or
 * some may have been missed. No list asks the database for them.
 */
export function companyLogos(app: App): Promise<CompanyLogos> {
  const found = known.get(app);
  if (found) return found;
  const read = readLogos(app);
  known.set(app, read);
  read.catch(() => {
    if (known.get(app) === read) known.delete(app);
  });
  return read;
}

/** The file of a company's logo, by its name in any way that it is written; null without one. */
export const logoOfName = async (app: App, name: string): Promise<string | null> =>
  (await companyLogos(app)).files.get(companyKey(name)) ?? null;

/** They are read anew: whoever changed them sees it at once, before the event is back. */
export function forgetLogos(app: App): void {
  known.delete(app);
}

/** Follows what other instances change, for as long as the product runs. */
export async function followLogos(app: App): Promise<void> {
  const forget = (): void => forgetLogos(app);
  app.events.subscribe(companyLogosTopic, forget);
  app.events.onRecovery(forget);
  await app.events.whenSubscribed([companyLogosTopic]);
}
