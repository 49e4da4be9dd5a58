import { placesAtMost } from '../../../../../schema/rules/companies/asked-texts.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { StatementRow } from '../../../core/sql/index.ts';
import { CompanyEntity } from '../company.entity.ts';
import { holdCompanies } from '../held-companies.ts';
import {
  AskedPostEntity,
  AskedQuestionEntity,
  CompanyQuestionEntity,
  QuestionGroupEntity,
} from './asked.entity.ts';
import { correctionsOf } from './corrections.ts';
import {
  askingExperiences,
  experiencesNow,
  groupFigures,
  groupMembers,
  nearGroups,
  toldInGroups,
  topicsOfCompanies,
} from './keep-asked.queries.ts';
import { likeness, sameFrom } from './likeness/likeness.ts';
import { mostTypical } from './likeness/typical.ts';
import { keysOf, wordsOf } from './likeness/words-of.ts';
import { questionsIn } from './questions-in.ts';
import { dropDeleted, dropUntold, saidOfDeleted } from './untold-corrections.ts';
import { type Changed, WalkOfChanges } from './walk-of-changes.ts';

type Member = StatementRow<typeof groupMembers>;
type Figures = StatementRow<typeof groupFigures>;

/** What was counted otherwise before, and is counted anew at the end of a transaction. */
interface Touched {
  groups: Set<string>;
  companies: Set<string>;
}

/** Transactions of one run at most: after an import of very many, later minutes go on. */
const turnsAtMost = 250;

type Corrections = Awaited<ReturnType<typeof correctionsOf>>;
type NewGroup = Pick<QuestionGroupEntity, 'text' | 'topic' | 'words' | 'keys' | 'lastYear'>;

/** Whose turn it is to change groups: two at once would both write the same questions. */
export const lockQuestions = (work: Work): Promise<void> =>
  work.advisoryLock('questions of companies');

/** Where words may go, the most alike first; of equal ones where an admin says that they belong. */
const alikeOf = (
  words: readonly string[],
  near: readonly { id: string; words: readonly string[] }[],
  { joinedLike }: Corrections,
) =>
  [
    ...joinedLike(words).map((one) => ({ ...one, id: '' })),
    ...near.map((one) => ({ id: one.id, joinedAs: null, alike: likeness(words, one.words) })),
  ]
    .filter(({ alike }) => alike >= sameFrom)
    .toSorted((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1));

/** Takes the questions of some experiences out of their groups. */
async function forget({ em }: Work, ids: readonly string[], touched: Touched): Promise<void> {
  const former = await em.find(AskedQuestionEntity, { postId: { $in: [...ids] } });
  for (const { group, company } of former) {
    touched.groups.add(group.id);
    touched.companies.add(company.id);
  }
  await em.nativeDelete(AskedQuestionEntity, { postId: { $in: [...ids] } });
  await em.nativeDelete(AskedPostEntity, { postId: { $in: [...ids] } });
  em.clear();
}

/** The group of what is one question by an admin's word; made where there is none. */
async function joinedGroup(
  { em }: Work,
  joinedAs: string,
  made: NewGroup,
): Promise<QuestionGroupEntity> {
  const group = await em.findOne(QuestionGroupEntity, { joinedAs, isClosed: false });
  return group ?? em.create(QuestionGroupEntity, { ...made, joinedAs });
}

/** Puts the questions of an experience into the groups of their like, or into new ones. */
async function read(
  work: Work,
  { id, companyId, basis }: Changed,
  told: StatementRow<typeof askingExperiences>,
  { touched, corrections }: { touched: Touched; corrections: Corrections },
): Promise<void> {
  const { em, query } = work;
  const found = questionsIn(told)
    .filter(({ text }) => !corrections.isNone(id, text))
    .map((one) => ({ ...one, words: wordsOf(one.text) }));
  const near = await query(nearGroups, { keys: found.flatMap(({ words }) => keysOf(words)) });
  for (const { words, ...question } of found) {
    const isClosed = corrections.isApart(id, question.text);
    const [best] = isClosed ? [] : alikeOf(words, near, corrections);
    const { text, topic } = question;
    const made = { text, topic, words, keys: keysOf(words), lastYear: told.interviewYear };
    const group = best?.joinedAs
      ? await joinedGroup(work, best.joinedAs, made)
      : best
        ? em.getReference(QuestionGroupEntity, best.id)
        : em.create(QuestionGroupEntity, { ...made, isClosed });
    if (best?.joinedAs) await em.flush();
    else if (!best && !isClosed) near.push({ id: group.id, words });
    em.create(AskedQuestionEntity, {
      ...question,
      postId: id,
      authorId: told.authorId,
      company: companyId,
      group,
      role: told.role,
      year: told.interviewYear,
    });
    touched.groups.add(group.id);
  }
  touched.companies.add(companyId);
  em.create(AskedPostEntity, { postId: id, basis });
  await em.flush();
}

const toldAs = (members: readonly Member[]) => {
  const typical = mostTypical(members);
  return { text: typical.text, topic: typical.topic };
};

const placeOf = ({ postId, authorId, place, round, role, year }: Member) => ({
  postId,
  authorId,
  place,
  round,
  role,
  year,
});

function companyRows(
  figures: readonly Figures[],
  members: readonly Member[],
  companies: ReadonlySet<string>,
) {
  const byPair = Map.groupBy(members, ({ groupId, companyId }) => `${groupId} ${companyId}`);
  return figures.flatMap(({ groupId, companyId, experiences, lastYear }) => {
    const ofPair = byPair.get(`${groupId} ${companyId}`);
    if (!ofPair || companyId === null || !companies.has(companyId)) return [];
    const places = ofPair.slice(0, placesAtMost).map(placeOf);
    return [
      { company: companyId, group: groupId, ...toldAs(ofPair), experiences, lastYear, places },
    ];
  });
}

/** Counts anew what was touched. */
async function count(work: Work, touched: Touched): Promise<void> {
  const { em, query } = work;
  const [groups, companies] = [[...touched.groups], [...touched.companies]];
  const figures = await query(groupFigures, { groups });
  const members = await query(groupMembers, { groups, companies });
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  await em.nativeDelete(CompanyQuestionEntity, {
    group: { $in: groups },
    company: { $in: companies },
  });
  const rows = companyRows(figures, members, touched.companies);
  if (rows.length > 0) await em.insertMany(CompanyQuestionEntity, rows);

  const whole = new Map(
    figures.filter(({ companyId }) => companyId === null).map((one) => [one.groupId, one]),
  );
  for (const group of await em.find(QuestionGroupEntity, { id: { $in: groups } })) {
    const [figure, of] = [whole.get(group.id), byGroup.get(group.id)];
    if (!figure || !of) em.remove(group);
    else {
      const told = toldAs(of);
      const words = wordsOf(told.text);
      const { experiences, lastYear, roles } = figure;
      em.assign(group, { ...told, words, keys: keysOf(words), roles, experiences, lastYear });
    }
  }
  const topics = Map.groupBy(
    await query(topicsOfCompanies, { companies }),
    ({ companyId }) => companyId,
  );
  await holdCompanies(work, companies);
  for (const company of await em.find(CompanyEntity, { id: { $in: companies } }))
    company.askedTopics = (topics.get(company.id) ?? []).map(({ topic, questions }) => ({
      topic,
      questions,
    }));
}

/** Of what was said of lines of an experience, that of those that it still has. */
function stillSaid(
  said: readonly { id: string; text: string }[],
  told: StatementRow<typeof askingExperiences> | undefined,
): string[] {
  const lines = new Set(told && questionsIn(told).map(({ text }) => text));
  return said.filter(({ text }) => lines.has(text)).map(({ id }) => id);
}

/** Brings some experiences up to date. */
async function refresh(work: Work, gone: readonly string[], changed: readonly Changed[]) {
  const touched: Touched = { groups: new Set(), companies: new Set() };
  const ids = changed.map(({ id }) => id);
  await forget(work, [...gone, ...ids], touched);
  const told = new Map(
    (await work.query(askingExperiences, { ids })).map((one) => [one.id, one] as const),
  );
  const corrections = await correctionsOf(work, ids);
  for (const one of changed) {
    const experience = told.get(one.id);
    if (experience) await read(work, one, experience, { touched, corrections });
  }
  const still = ids.flatMap((id) => stillSaid(corrections.of(id), told.get(id)));
  await dropUntold(work, ids, still);
  await count(work, touched);
}

/** Reads some experiences at once, in the transaction of who changed what holds of them. */
export async function readNow(work: Work, ids: readonly string[]): Promise<void> {
  const changed = await work.query(experiencesNow, { ids });
  const read = new Set(changed.map(({ id }) => id));
  await refresh(
    work,
    ids.filter((id) => !read.has(id)),
    changed,
  );
}

/** Has the questions of some experiences read anew, by the minute. */
export const readLater = ({ em }: Work, posts: readonly string[]): Promise<unknown> =>
  em.nativeUpdate(AskedPostEntity, { postId: { $in: [...posts] } }, { basis: '' });

/**
 * Puts all questions of two groups into that of what is one by an admin's word, however many they
 * are; by the minute each is looked at by itself.
 */
export async function joinGroups(
  work: Work,
  [one, other]: readonly [QuestionGroupEntity, QuestionGroupEntity],
  joinedAs: string,
): Promise<void> {
  one.isClosed = true;
  other.isClosed = true;
  const groups = [one.id, other.id];
  const told = await work.query(toldInGroups, { groups });
  const { text, topic, words, keys, lastYear } = one;
  const joined = await joinedGroup(work, joinedAs, { text, topic, words, keys, lastYear });
  await work.em.flush();
  await work.em.nativeUpdate(AskedQuestionEntity, { group: { $in: groups } }, { group: joined.id });
  await readLater(work, [...new Set(told.map(({ postId }) => postId))]);
  await count(work, {
    groups: new Set([...groups, joined.id]),
    companies: new Set(told.map(({ companyId }) => companyId)),
  });
}

/**
 * Reads the questions of experiences that came or changed, groups those that are the same in other
 * words, and takes out what nobody reads any more: by comparison, as companies are kept.
 * @returns whether there may be more
 */
export async function keepAsked(app: App): Promise<boolean> {
  if ((await app.db.query(saidOfDeleted, {})).length > 0) await change(app, dropDeleted);
  const walk = new WalkOfChanges();
  let turns = 0;
  let mayBeMore = true;
  await inBatches(async () => {
    const { gone, changed } = await walk.next(app.db);
    mayBeMore = gone.length + changed.length > 0;
    // As nearly every minute: nothing is locked for nothing.
    if (!mayBeMore) return false;
    const done = await change(app, async (work) => {
      await lockQuestions(work);
      const found = await walk.next(work);
      await refresh(work, found.gone, found.changed);
      return found;
    });
    walk.pass(done);
    turns += 1;
    return turns < turnsAtMost;
  });
  return mayBeMore;
}

/** Keeps each minute what companies ask. */
export const keepAskedJob = (app: App): Job<object> => ({
  name: 'companies.group-questions',
  cron: '* * * * *',
  // With its rests.
  hoursAtMost: 1,
  async run() {
    await keepAsked(app);
  },
});
