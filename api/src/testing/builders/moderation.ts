import { change } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { imposeSanction, liftSanction } from '../../features/sanctions/index.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../index.ts';

export const report =
  'mutation ($type: ReportableType!, $id: ID!) { report(type: $type, id: $id, reason: spam) }';
const cases =
  '{ reportCases { nodes { id subjectId state reportsCount decision canDecideAppeal takenBackAt about { id } } } }';
export const decide =
  'mutation ($id: ID!, $decision: CaseDecision!) { decideCase(id: $id, decision: $decision, reason: "Spam") { id } }';
export const claim = 'mutation ($id: ID!) { claimCase(id: $id, isClaimed: true) { isMine } }';
export const appeal = 'mutation ($id: ID!) { appealCase(id: $id, words: "It is true") }';
export const judge =
  'mutation ($id: ID!, $outcome: AppealOutcome = overturned) { decideAppeal(id: $id, outcome: $outcome, answer: "We looked again") { appealOutcome } }';
export const remove =
  'mutation ($type: RemovableType!, $id: ID!, $kind: RemovalKind = hide, $reason: String = "Asks for money") { removeContent(type: $type, id: $id, kind: $kind, reason: $reason) }';
export const restore =
  'mutation ($type: RemovableType!, $id: ID!) { restoreContent(type: $type, id: $id) }';
export const undo =
  'mutation ($type: RemovableType!, $ids: [ID!]!) { undoRemovals(type: $type, ids: $ids) { id error } }';

interface ModeratedCollege {
  app: TestApp;
  admin: Person;
  /** Two super admins. */
  first: Person;
  second: Person;
  author: Person;
  reader: Person;
}
/** An application with those who decide, one who writes and one who reports. */
export async function aModeratedCollege(): Promise<ModeratedCollege> {
  const app = await startTestApp({ limits: { reports: { points: 100, seconds: 3600 } } });
  const admin = await aMentee(app, { isAdmin: true });
  const first = await aMentee(app, { isAdmin: true, isSuperAdmin: true, fullName: 'Asha One' });
  const second = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  const author = await anAlumnus(app);
  const reader = await aMentee(app);
  return { app, admin, first, second, author, reader };
}

/** The cases about a thing, as an admin reads them. */
export const casesAbout = async (by: Person, subjectId: string): Promise<Json[]> =>
  (await by.ask(cases)).reportCases.nodes.filter((one: Json) => one.subjectId === subjectId);
export const isPostShown = async (reader: Person, postId: string): Promise<boolean> =>
  (await reader.rest('GET', `/api/auth/post/${postId}`)).status === 200;
/** Three people report a post whose reports weigh enough to hide it. */
export async function threeReport(app: TestApp, post: string): Promise<void> {
  for (let at = 0; at < 3; at += 1) {
    const person = await aMentee(app);
    await app.app.db.sql("update users set created_at = now() - interval '60 days' where id = $1", [
      person.id,
    ]);
    await person.ask(report, { type: 'post', id: post });
  }
}

/** What an admin of the college imposes on somebody and lifts, at the time of its clock. */
export function sanctioning(college: () => { app: TestApp; admin: Person }) {
  const now = (): Date => college().app.clock.now();
  return {
    inDays: (days: number): Date => new Date(now().getTime() + days * 86_400_000),
    impose: (
      person: Person,
      kind: 'warning' | 'mute' | 'ban',
      {
        until = null,
        reason = 'Insults',
        by = college().admin,
      }: { until?: Date | null; reason?: string; by?: Person } = {},
    ): Promise<string> =>
      change(college().app.app, (work) =>
        imposeSanction(work, {
          personId: person.id,
          caseId: newId(),
          kind,
          reason,
          until,
          adminId: by.id,
          at: now(),
        }),
      ),
    lift: (person: Person, kind: 'mute' | 'ban', by = college().admin): Promise<unknown> =>
      change(college().app.app, (work) =>
        liftSanction(work, { personId: person.id, kind, adminId: by.id, at: now() }),
      ),
  };
}
