import { LockMode } from '@mikro-orm/core';
import { filterQuery } from '../../../../../schema/rules/filters.ts';
import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import { peopleFilters } from '../../../../../schema/rules/people-filters.ts';
import { peopleSearchWords } from '../../../../../schema/rules/people-search-words.ts';
import { peopleTexts } from '../../../../../schema/rules/people-texts.ts';
import {
  type AlertFrequency,
  savedSearchesAtMost,
  savedSearchTexts,
} from '../../../../../schema/rules/saved-search-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type App, type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { badUserInput, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { readFilter } from '../../../core/lists/index.ts';
import {
  type AlertSubscription,
  setByLink,
  setFrequency,
} from '../../../core/saved-searches/index.ts';
import { readIdLink } from '../../../core/signed-link.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { calledCompanies } from '../../companies/index.ts';
import { User } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { allFitting } from './fitting.queries.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';
import type { SavedPeopleSearch } from './people-alerts.types.ts';
import { PeopleFindEntity } from './people-find.entity.ts';
import { type SavedPeopleFilter, SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

const lockMode = LockMode.PESSIMISTIC_WRITE;

const searchOf = ({
  id,
  words,
  path,
  mails,
  createdAt,
}: SavedPeopleSearchEntity): SavedPeopleSearch => ({ id, words, path, mails, createdAt });

const savedOf = peopleAlertsSql.statement('savedSearches', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('saved_people_searches as search')
    .where('search.user_id', '=', userId)
    .orderBy('search.id', 'desc')
    .select(['search.id', 'search.words', 'search.path', 'search.mails'])
    .select('search.created_at as createdAt'),
);

/** The viewer's saved searches, the last first. @throws FORBIDDEN for the unverified */
export const savedPeopleSearchesOf = (ctx: Context): Promise<SavedPeopleSearch[]> =>
  ctx.app.db.query(savedOf, { userId: requireViewer(ctx, 'member').id });

const namesOfSlugs = peopleAlertsSql.statement(
  'namesOfSlugs',
  { slugs: 'text[]' },
  (db, { slugs }) =>
    db
      .selectFrom(calledCompanies.as('company'))
      .where('company.slug', '=', anyOf(slugs))
      .select(['company.slug', 'company.name']),
);

/** What a filter asks for, without what it leaves open. @throws BAD_USER_INPUT as its list */
function askedBy(sent: SavedPeopleFilter): SavedPeopleFilter {
  const asked = Object.entries(readFilter(peopleFilters, sent)).filter(
    ([, value]) => value !== null,
  );
  if (asked.length === 0) throw badUserInput(savedSearchTexts.empty);
  return Object.fromEntries(asked);
}

/** How a filter is called, and where its people are listed. */
async function namesOf(app: App, filter: SavedPeopleFilter) {
  const called = await app.db.query(namesOfSlugs, { slugs: filter.company ?? [] });
  const names = new Map(called.map(({ slug, name }) => [slug, name]));
  return {
    words: peopleSearchWords(filter, (slug) => names.get(slug) ?? slug),
    path: `${pagePaths.people}?${filterQuery(peopleFilters, filter)}`,
  };
}

/**
 * The same search where it is kept already, mailed as is asked for now. Searches of one person are
 * counted one after another, until the end of the unit of work.
 * @returns null where it is not kept, and may be
 * @throws BAD_USER_INPUT for one more than `savedSearchesAtMost`
 */
async function sameSearch(
  { em, advisoryLock }: Work,
  userId: string,
  { path, mails, now }: { path: string; mails: AlertFrequency; now: Date },
): Promise<SavedPeopleSearch | null> {
  await advisoryLock('saved people searches', userId);
  const same = await em.findOne(SavedPeopleSearchEntity, { user: userId, path }, { lockMode });
  if (same) {
    setFrequency(same, mails, now);
    return searchOf(same);
  }
  if ((await em.count(SavedPeopleSearchEntity, { user: userId })) >= savedSearchesAtMost)
    throw badUserInput(savedSearchTexts.many);
  return null;
}

/**
 * Keeps a filter of the directory: from now on its owner hears of those who come to fit. The same
 * filter twice is one.
 * @throws BAD_USER_INPUT without any filter, for one that more than `fittingAtMost` people fit
 * already, for one more than `savedSearchesAtMost` and as the list; FORBIDDEN for the unverified,
 * RATE_LIMITED
 */
export async function savePeopleSearch(
  ctx: Context,
  sent: SavedPeopleFilter,
  mails: AlertFrequency,
): Promise<SavedPeopleSearch> {
  const viewer = requireViewer(ctx, 'member');
  const filter = askedBy(sent);
  await chargeCreation(ctx, viewer.id);
  const names = await namesOf(ctx.app, filter);
  const now = ctx.app.clock.now();
  const asked = { path: names.path, mails, now };
  // Nobody is looked for where nothing will be kept.
  const same = await change(ctx.app, (work) => sameSearch(work, viewer.id, asked));
  if (same) return same;
  const there = await runInUserQueue(ctx.app, viewer.id, true, () =>
    allFitting(ctx.app, { viewerId: viewer.id, filter }),
  );
  if (!there) throw badUserInput(peopleTexts.tooMany);
  return change(ctx.app, async (work) => {
    const keptMeanwhile = await sameSearch(work, viewer.id, asked);
    if (keptMeanwhile) return keptMeanwhile;
    const { em } = work;
    const user = em.getReference(User, viewer.id);
    const saved = em.create(SavedPeopleSearchEntity, {
      user,
      filter,
      ...names,
      mails,
      since: now,
      createdAt: now,
    });
    await em.flush();
    const known = there.map((person) => ({ search: saved.id, person, foundAt: now }));
    if (known.length > 0) await em.insertMany(PeopleFindEntity, known);
    return searchOf(saved);
  });
}

/** The viewer's own saved search. @throws NOT_FOUND, for those of others too */
async function ownSearch(
  { em }: Work,
  viewer: Viewer,
  sentId: string,
): Promise<SavedPeopleSearchEntity> {
  const id = parseId(sentId);
  const own = { id: id ?? '', user: viewer.id };
  const saved = id && (await em.findOne(SavedPeopleSearchEntity, own, { lockMode }));
  if (!saved) throw notFound(savedSearchTexts.gone);
  return saved;
}

/**
 * Sets how often the finds of a saved search are mailed.
 * @throws NOT_FOUND, for those of others too; FORBIDDEN for the unverified
 */
export async function setPeopleAlert(
  ctx: Context,
  id: string,
  mails: AlertFrequency,
): Promise<SavedPeopleSearch> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const saved = await ownSearch(work, viewer, id);
    setFrequency(saved, mails, ctx.app.clock.now());
    return searchOf(saved);
  });
}

/**
 * Removes a saved search.
 * @returns its id
 * @throws NOT_FOUND, for those of others too; FORBIDDEN for the unverified
 */
export async function removePeopleSearch(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const saved = await ownSearch(work, viewer, id);
    work.em.remove(saved);
    return saved.id;
  });
}

/**
 * Ends the mails of a saved search, or sends them again, for whoever holds the link of one
 * (`setByLink`).
 * @returns how often they are sent from now on
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function setPeopleAlertByLink(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<AlertSubscription> {
  const id = readIdLink(app, 'people-alert', token);
  if (id === null) throw badUserInput(savedSearchTexts.linkInvalid);
  return change(app, async ({ em }) => {
    const saved = await em.findOne(SavedPeopleSearchEntity, { id }, { lockMode });
    return setByLink(saved, isOn, app.clock.now());
  });
}
