import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nilId } from '../core/ids.ts';
import { type Json, startTestApp, type TestApp } from '../testing/index.ts';
import { seedIfEmpty } from './index.ts';

describe('a copy of what is kept of people of the demo college', () => {
  let college: TestApp;
  beforeAll(async () => {
    college = await startTestApp();
    await seedIfEmpty(college.app);
  });
  afterAll(() => college.close());

  it('gives each kind of person their own, and nothing that others keep to themselves', async () => {
    const rows = <Row = Json>(text: string) => college.app.db.sql<Row>(text);
    const people = await rows<{ id: string; email: string; contact: string | null; kind: string }>(
      `select u.id, u.email::text as email, p.contact, concat_ws(' ', u.role, u.is_verified, u.is_admin, u.is_super_admin,
         exists (select from posts where user_id = u.id), exists (select from post_drafts where user_id = u.id),
         exists (select from messages where sender_id = u.id), exists (select from job_openings where user_id = u.id)) as kind
       from users u left join profiles p on p.user_id = u.id order by u.id`,
    );
    const drafts = await rows<{ user_id: string; id: string }>(
      'select user_id, id from post_drafts',
    );
    const blocks = await rows<{ blocked: string; by: string }>(
      `select high_id as blocked, low_id as by from connections where blocked_by_low_at is not null
       union all select low_id, high_id from connections where blocked_by_high_at is not null`,
    );
    const seen = new Map(people.map((person) => [person.kind, person]));
    expect(seen.size).toBeGreaterThan(5);
    const filled = new Set<string>();
    for (const person of seen.values()) {
      const texts: string[] = [];
      for (const part of Object.values(college.app.ownData)) {
        const statement = 'pages' in part ? part.pages : part;
        const kept = await college.app.db.query(statement as never, {
          userId: person.id,
          after: nilId,
        });
        if (kept.length > 0) filled.add((statement as { name: string }).name);
        texts.push(JSON.stringify(kept));
      }
      const text = texts.join('\n').toLowerCase();
      expect(text).toContain(person.email.toLowerCase());
      for (const other of people.filter(({ id }) => id !== person.id)) {
        expect(text, `${person.email}: the address of ${other.email}`).not.toContain(
          other.email.toLowerCase(),
        );
        if (other.contact && other.contact !== person.contact)
          expect(text).not.toContain(other.contact.toLowerCase());
      }
      expect(text).not.toMatch(/argon2|passwordhash|googlesub|sealed/);
      const listed = await college.app.db.query(college.app.ownData['blockedPeople'] as never, {
        userId: person.id,
      });
      expect(listed.map(({ userId }: Json) => userId as string).sort()).toEqual(
        blocks.flatMap(({ by, blocked }) => (by === person.id ? [blocked] : [])).sort(),
      );
      for (const draft of drafts.filter(({ user_id: userId }) => userId !== person.id))
        expect(text).not.toContain(draft.id);
    }
    // So that nothing is proven of empty lists.
    expect(filled.size).toBeGreaterThan(20);
  });

  /** Tables with a person in them that the copy leaves out, and why. */
  const leftOut: Record<string, string> = {
    codes: 'of minutes, and secret',
    answer_links: 'secret, and of questions that are told',
    answer_addresses: 'secret, and of questions and requests that are told',
    domain_events: 'wait for seconds and are told as notifications',
    notification_actors: 'who did what others are told of, which they did elsewhere',
    call_participants: 'told with the calls',
    call_signals: 'of a call that goes on',
    connections: 'told by the rooms of connections and blocks',
    files: 'told',
    data_copies: 'the copy itself',
    admin_notes: 'words of admins between them',
    people_changes:
      'wait for minutes and say no more than that something of theirs, which is told, changed',
    people_finds: 'whom searches of others found, which they keep to themselves',
  };

  it('no table with people in it is forgotten', async () => {
    const tables = await college.app.db.sql<{ name: string }>(
      "select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass",
    );
    const texts = Object.values(college.app.ownData).map(
      (part) => ('pages' in part ? part.pages : part).compiled().text,
    );
    const forgotten = tables
      .map(({ name }) => name)
      .filter((name) => !leftOut[name] && !texts.some((text) => text.includes(`"${name}"`)));
    expect(forgotten).toEqual([]);
  });
});
