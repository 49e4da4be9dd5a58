import { collegeEmailDomain } from '../core/college/college-name.ts';
import { type App, change, type Work } from '../core/context.ts';
import { databaseLocks } from '../core/database/locks/database-locks.ts';
import { hashPassword } from '../features/identity/index.ts';
import { demoPassword } from './accounts.ts';
import { demoLetters, ownersOfCards, writeAdminWork } from './administration/admin-work.ts';
import { writeAdministration } from './administration/administration.ts';
import { writeModeration } from './administration/moderation.ts';
import { bookmarkRows } from './bookmarks.ts';
import { demoChatFiles } from './chats/chat-files.ts';
import { chatRows, demoChats, type Talked } from './chats/chats.ts';
import { demoPeople, type Moment, momentOf, type Person } from './college.ts';
import { type DemoFile, dropFiles, fileRow, storeFiles } from './files.ts';
import { writeNotifications } from './notifications.ts';
import { demoOpenings, type Opening, writeOpenings } from './openings/index.ts';
import { type Attached, demoPapers, postFileRow } from './papers/index.ts';
import { drawVisions, legacyRows, visionRows } from './people/boards.ts';
import { connectionRows } from './people/connections.ts';
import {
  bannersOf,
  countProfileViews,
  defaultBannerRows,
  drawBanners,
  profileViewRows,
} from './people/faces.ts';
import { settingsRows } from './people/settings.ts';
import { endorsementRows, thanksRows } from './people/thanks.ts';
import { drawPictures } from './portraits/pictures.ts';
import { type AuthoredDraft, authoredDrafts, draftRow } from './posts/drafts.ts';
import { postRow } from './posts/post-rows.ts';
import { demoTalk, type Talk } from './posts/talk.ts';
import {
  answerRows,
  answerVoteRows,
  careerRows,
  insertRows,
  markRows,
  profileRow,
  questionRows,
  questionVoteRows,
  shareRows,
  updateProfiles,
  userRow,
} from './rows.ts';

/** The whole college, before any of it is written. */
interface College {
  moment: Moment;
  people: Person[];
  talk: Talk[];
  drafts: AuthoredDraft[];
  pictures: DemoFile[];
  banners: DemoFile[];
  visions: DemoFile[];
  letters: DemoFile[];
  papers: Attached[];
  openings: Opening[];
  chats: Talked[];
  chatFiles: DemoFile[];
  passwordHash: string | null;
}

async function imagineCollege(app: App, hasKnownPassword: boolean): Promise<College> {
  const now = app.clock.now();
  const { name: college } = app.config.college;
  const moment = momentOf(now);
  const people = demoPeople(moment, college);
  const talk = demoTalk(moment, people);
  const drafts = authoredDrafts(moment, people);
  const chats = demoChats(people);
  const [pictures, banners, visions, chatFiles, passwordHash] = await Promise.all([
    drawPictures(people, ownersOfCards(people), college, now.getUTCFullYear()),
    drawBanners(people),
    drawVisions(people, moment),
    demoChatFiles(chats, moment),
    hasKnownPassword ? hashPassword(demoPassword) : null,
  ]);
  return {
    moment,
    people,
    talk,
    drafts,
    pictures,
    banners,
    visions,
    letters: demoLetters(people, college),
    papers: demoPapers(talk, drafts, college),
    openings: demoOpenings(moment, people),
    chats,
    chatFiles,
    passwordHash,
  };
}

const filesOf = ({
  pictures,
  letters,
  banners,
  visions,
  papers,
  openings,
  chatFiles,
}: College): DemoFile[] => [
  ...pictures,
  ...letters,
  ...banners,
  ...visions,
  ...papers.map(({ file }) => file),
  ...openings.flatMap(({ paper }) => paper ?? []),
  ...chatFiles,
];

async function writePeople(app: App, work: Work, college: College): Promise<void> {
  const { people, talk, pictures, banners, passwordHash } = college;
  const { name } = app.config.college;
  const emailDomain = collegeEmailDomain(app.config);
  const picturesOf = new Map(
    pictures.filter(({ purpose }) => purpose === 'picture').map(({ id, owner }) => [owner.id, id]),
  );
  const studentDomain = emailDomain.endsWith('.example') ? emailDomain : null;
  const users = people.map((person, place) =>
    userRow(person, place + 1, {
      college: name,
      studentDomain,
      passwordHash,
      pictures: picturesOf,
    }),
  );
  const profiles = people.map((person) => profileRow(person, talk, bannersOf(banners)));
  await insertRows(work, 'users', users);
  await work.sql(updateProfiles, [JSON.stringify(profiles)]);
  await insertRows(work, 'career_experiences', people.flatMap(careerRows));
}

async function writePosts(app: App, work: Work, college: College): Promise<void> {
  const { moment, talk, drafts, papers } = college;
  const posts = talk.map((post) => postRow(post, app.config.college.name));
  const views = talk.flatMap(({ id, viewers }) => markRows(id, viewers));
  const likes = talk.flatMap(({ id, likers }) => markRows(id, likers));
  await insertRows(work, 'posts', posts);
  await insertRows(
    work,
    'post_drafts',
    drafts.map((draft) => draftRow(draft, moment)),
  );
  await insertRows(work, 'post_files', papers.map(postFileRow));
  await insertRows(work, 'post_views', views);
  await insertRows(work, 'post_likes', likes);
  await insertRows(work, 'post_shares', talk.flatMap(shareRows));
}

async function writeQuestions(work: Work, { talk }: College): Promise<void> {
  await insertRows(work, 'questions', talk.flatMap(questionRows));
  await insertRows(work, 'answers', talk.flatMap(answerRows));
  await insertRows(work, 'question_votes', talk.flatMap(questionVoteRows));
  await insertRows(work, 'answer_votes', talk.flatMap(answerVoteRows));
}

async function writeProfiles(work: Work, college: College): Promise<void> {
  const { moment, people, talk, banners } = college;
  await insertRows(work, 'default_banners', defaultBannerRows(banners));
  await insertRows(work, 'profile_views', profileViewRows(people, talk));
  await work.sql(countProfileViews);
  await insertRows(work, 'vision_items', visionRows(people, moment));
  await insertRows(work, 'connections', connectionRows(people, moment));
  await insertRows(work, 'legacy_projects', legacyRows(people, moment));
  const { gratitudes, upvotes } = thanksRows(people, moment);
  await insertRows(work, 'gratitudes', gratitudes);
  await insertRows(work, 'gratitude_upvotes', upvotes);
  await insertRows(work, 'endorsements', endorsementRows(people, moment));
}

async function writeChats(work: Work, { chats, chatFiles, moment }: College): Promise<void> {
  const files = new Map(chatFiles.map((file) => [file.id, file]));
  const { conversations, participants, messages, reactions } = chatRows(chats, moment, files);
  await insertRows(work, 'conversations', conversations);
  await insertRows(work, 'conversation_participants', participants);
  await insertRows(work, 'messages', messages);
  await insertRows(work, 'message_reactions', reactions);
}

async function writeCollege(app: App, work: Work, college: College): Promise<void> {
  await insertRows(work, 'files', filesOf(college).map(fileRow));
  await writePeople(app, work, college);
  await writePosts(app, work, college);
  const { people, moment, talk, openings } = college;
  const { name } = app.config.college;
  await writeOpenings(work, openings, { college: name, people, moment });
  await insertRows(work, 'bookmarks', bookmarkRows(talk, people, moment, openings));
  await writeQuestions(work, college);
  await writeProfiles(work, college);
  await writeChats(work, college);
  await writeNotifications(work, college.people, college.moment);
  await insertRows(work, 'settings', settingsRows(college.people));
  await writeAdminWork(work, people, filesOf(college), moment);
  await writeAdministration(work, { people, moment, college: name });
  await writeModeration(work, college.moment);
}

/**
 * Makes the demo college, all of it in one transaction, or nothing.
 * @param hasKnownPassword whether its people may sign in with the printed password
 * @returns whether it was made now: not where somebody else than the configured admin is there
 */
export async function seed(app: App, hasKnownPassword: boolean): Promise<boolean> {
  const college = await imagineCollege(app, hasKnownPassword);
  await storeFiles(app, filesOf(college));
  try {
    return await change(app, async (work) => {
      await work.sql(
        `select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${databaseLocks.demo})`,
      );
      const others = await work.sql(
        'select from users where $1::text is null or email <> $1::citext limit 1',
        [app.config.admin?.email ?? null],
      );
      if (others.length > 0) return false;
      await writeCollege(app, work, college);
      return true;
    });
  } catch (error) {
    await dropFiles(app, filesOf(college));
    throw error;
  }
}
