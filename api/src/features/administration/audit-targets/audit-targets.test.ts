import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aModeratedCollege,
  casesAbout,
  claim,
  remove,
  report,
} from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import type { Json, Person, TestApp } from '../../../testing/index.ts';
import { aMentee, anAlumnus } from '../../../testing/index.ts';

let app: TestApp;
let first: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, first, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

it('the log says what its targets are called, as long as they are there', async () => {
  const author = await anAlumnus(app);
  const post = await aPost(author, { companyName: 'Acme Works', role: 'Analyst' });
  const asker = await aMentee(app, { fullName: 'Kabir Nair' });
  const question = await aQuestion(asker, post, 'How   many\nrounds were there?');
  await reader.ask(report, { type: 'question', id: question });
  const [found] = await casesAbout(first, question);
  await first.ask(claim, { id: found?.['id'] });
  await first.ask(remove, { type: 'question', id: question });
  await first.ask(remove, { type: 'post', id: post });
  const mute = 'mutation ($id: ID!) { warnUser(id: $id, reason: "Spam") { id } }';
  await first.ask(mute, { id: asker.id });
  const gone = await aMentee(app);
  await first.ask('mutation ($id: ID!) { deleteUser(id: $id, reason: "Left") }', { id: gone.id });
  const { auditLog } = await first.ask(
    '{ auditLog { nodes { action targetType targetId targetName } } }',
  );
  const nameOf = (action: string): Json =>
    auditLog.nodes.find((entry: Json) => entry.action === action)?.targetName;
  expect(nameOf('post.hide')).toBe('Analyst at Acme Works');
  expect(nameOf('question.hide')).toBe('How many rounds were there?');
  expect(nameOf('report.claim')).toContain('How many');
  expect(nameOf('user.warn')).toBe('Kabir Nair');
  expect(nameOf('user.delete')).toBeNull();
});
