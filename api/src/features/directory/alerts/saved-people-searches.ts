import { LockMode } from '@mikro-orm/core';
import {
  type AlertFrequency,
  savedSearchTexts,
} from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { peopleFilters } from '../../../../../schema/rules/directory/people-filters.ts';
import { peopleSearchWords } from '../../../../../schema/rules/directory/people-search-words.ts';
import { peopleTexts } from '../../../../../schema/rules/directory/people-texts.ts';
import { filterQuery } from '../../../../../schema/rules/lists/filters.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { requireViewer } from '../../../core/access.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { savedSearchCommands } from '../../../core/saved-searches/index.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { calledCompanies } from '../../companies/index.ts';
import { User } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { allFitting } from './fitting.queries.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';
import type { SavedPeopleSearch } from './people-alerts.types.ts';
import { PeopleFindEntity } from './people-find.entity.ts';
import { type SavedPeopleFilter, SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

const searchOf = ({
  id,
  words,
  path,
  mails,
  createdAt,
}: SavedPeopleSearchEntity): SavedPeopleSearch => ({ id, words, path, mails, createdAt });

/** What people do with the searches that they keep. */
export const peopleSearches = savedSearchCommands({
  lock: 'saved people searches',
  link: 'people-alert',
  find: ({ em }, which) =>
    em.find(SavedPeopleSearchEntity, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
    }),
  answer: searchOf,
});

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
  const isSame = ({ path }: SavedPeopleSearchEntity) => path === names.path;
  const findSame = (work: Work) => peopleSearches.findSame(work, viewer.id, { isSame, mails, now });
  // Nobody is looked for where nothing will be kept.
  const same = await change(ctx.app, findSame);
  if (same) return same;
  const there = await runInUserQueue(ctx.app, viewer.id, true, () =>
    allFitting(ctx.app, { viewerId: viewer.id, filter }),
  );
  if (!there) throw badUserInput(peopleTexts.tooMany);
  return change(ctx.app, async (work) => {
    const keptMeanwhile = await findSame(work);
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
