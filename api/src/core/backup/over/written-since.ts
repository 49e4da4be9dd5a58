import type { Database } from '../../database/database.ts';

/** What people did after a moment, in counts. */
export interface WrittenSince {
  people: number;
  posts: number;
  questions: number;
  answers: number;
  messages: number;
  openings: number;
  announcements: number;
  files: number;
}

const counted = (table: string): string =>
  `(select count(*)::int from ${table} where created_at > $1)`;

const writtenSinceSql = `
  select ${counted('users')} as people, ${counted('posts')} as posts,
         ${counted('questions')} as questions, ${counted('answers')} as answers,
         ${counted('messages')} as messages, ${counted('job_openings')} as openings,
         ${counted('announcements')} as announcements, ${counted('files')} as files`;

/** How much is lost by whoever goes back to a moment. */
export async function writtenSince(db: Database, at: Date): Promise<WrittenSince> {
  const [found] = await db.sql<WrittenSince>(writtenSinceSql, [at]);
  if (!found) throw new Error('counts without a row');
  return found;
}
