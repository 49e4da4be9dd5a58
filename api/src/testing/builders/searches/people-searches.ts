import type { TestApp } from '../../app.ts';
import type { Json } from '../../client.ts';
import { aCareer, aJob } from '../careers.ts';
import type { Person } from '../people.ts';

export const savePeopleSearch =
  'mutation ($filter: PeopleFilterInput!, $mails: AlertFrequency!) { savePeopleSearch(filter: $filter, mails: $mails) { id words path mails } }';

/** Keeps a search of people, mailed at once. */
export const keepSearch = async (who: Person, filter: object, mails = 'atOnce'): Promise<Json> =>
  (await who.ask(savePeopleSearch, { filter, mails })).savePeopleSearch;

/** What the bell says of openings and of people who fit, the last first. */
export const toldAtBell = async (who: Person): Promise<string[]> =>
  (await who.ask('{ notifications(tab: job) { nodes { content } } }')).notifications.nodes.map(
    ({ content }: Json) => content,
  );

export const worksAt = (who: Person, companyName: string): Promise<Json> =>
  aCareer(who, [aJob(1, { companyName, role: 'SDE' })]);

/** Sets columns of an account, as `is_verified = true`. */
export const setAccount = (app: TestApp, who: Person, columns: string): Promise<unknown> =>
  app.app.db.sql(`update users set ${columns} where id = $1`, [who.id]);
