import { commonTexts } from '@schema/rules/common-texts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  empty,
  type ThingFormOptions as Options,
  place,
  save,
  shown,
  stored,
  title,
  type DraftedThing as Values,
} from '@/testing/draft-form';
import { signIn } from '@/testing/sign-in';
import { removePersistedOf } from '../drafts/persisted';

beforeEach(() => {
  localStorage.clear();
  signIn('me');
});

test('what is typed survives a closed page, but for passwords, until it is sent', async () => {
  const first = render(shown());
  await userEvent.type(title(), 'Robot');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  first.unmount();
  render(shown());
  expect(title()).toHaveValue('Robot');
  await save();
  await waitFor(() => expect(title()).toHaveValue(''));
  expect(stored()).toEqual([]);
});

test('who goes back to what there is stores nothing', async () => {
  render(shown());
  await userEvent.type(title(), 'R');
  expect(stored()).toEqual(['form:me:thing']);
  await userEvent.clear(title());
  expect(stored()).toEqual([]);
});

test.each([
  ['its text alone', 'Robot'],
  ['its values alone', { title: 'Robot', place: 7, other: 'x' }],
])('what an earlier release stored as %s is read', (_what, words) => {
  localStorage.setItem('form:me:thing', JSON.stringify(words));
  render(shown());
  expect(title()).toHaveValue('Robot');
  expect(place()).toHaveValue('');
});

test('who signs in meanwhile reads their own words, and leaves none of the other’s', async () => {
  localStorage.setItem('form:you:thing', JSON.stringify('Yours'));
  render(shown());
  await userEvent.type(title(), 'Mine');
  act(() => signIn('you'));
  expect(title()).toHaveValue('Yours');
  await userEvent.type(title(), ' too');
  removePersistedOf('you');
  expect(localStorage.getItem('form:me:thing')).toContain('Mine');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Yours');
});

const { outdatedDraft, restoredDraft } = commonTexts;
const there = (words: Partial<Values>, version: string) => ({
  initial: { ...empty, ...words },
  version,
});

/** Types into version 1, and comes back when there is version 2. */
async function comeBackLater(send?: Options['send']) {
  const first = render(shown(there({ title: 'Robot' }, '1')));
  await userEvent.type(title(), ' II');
  first.unmount();
  render(shown({ ...there({ title: 'Machine' }, '2'), ...(send && { send }) }));
}

test('words that go on from an older version are not sent before somebody has chosen', async () => {
  const sent: string[] = [];
  await comeBackLater(async ({ title: words }) => void sent.push(words));
  await save();
  expect(screen.getByText(outdatedDraft.title).parentElement).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: outdatedDraft.keep }));
  expect(JSON.parse(localStorage.getItem('form:me:thing') ?? '')).toMatchObject({ base: '2' });
  await save();
  expect(sent).toEqual(['Robot II']);
});

test('who takes the newer version reads it, and stores nothing', async () => {
  await comeBackLater();
  await userEvent.click(screen.getByRole('button', { name: outdatedDraft.use }));
  expect(title()).toHaveValue('Machine');
  expect(stored()).toEqual([]);
});

test('a draft of the version that is there says so, with the way back', async () => {
  const first = render(shown(there({ title: 'Robot' }, '1')));
  await userEvent.type(title(), ' II');
  first.unmount();
  render(shown(there({ title: 'Robot' }, '1')));
  expect(screen.getByText(restoredDraft.text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: restoredDraft.startAgain }));
  expect(title()).toHaveValue('Robot');
});

test('a newer version takes the place of words that nobody has touched', async () => {
  const { rerender } = render(shown(there({ title: 'Robot' }, '1')));
  rerender(shown(there({ title: 'Machine' }, '2')));
  expect(title()).toHaveValue('Machine');
  expect(screen.queryByText(outdatedDraft.title)).not.toBeInTheDocument();
  await userEvent.type(title(), 's');
  rerender(shown(there({ title: 'Device' }, '3')));
  expect(title()).toHaveValue('Machines');
  expect(screen.getByText(outdatedDraft.title)).toBeInTheDocument();
});

test('without a version only what was changed is sent, over what there is by then', async () => {
  const sent: unknown[] = [];
  const send: Options['send'] = async (_output, { changes }) => void sent.push(changes);
  const { rerender } = render(shown({ send, initial: { ...empty, title: 'A', place: 'B' } }));
  await userEvent.type(title(), '1');
  rerender(shown({ send, initial: { ...empty, title: 'Other', place: 'Pune' } }));
  expect([title(), place()].map((field) => field.getAttribute('value'))).toEqual(['A1', 'Pune']);
  await save();
  expect(sent).toEqual([{ title: 'A1' }]);
});

test('undo brings back what was sent, unless other words are there', async () => {
  let undo = () => {};
  render(shown({ send: async (_output, sent) => void ({ undo } = sent) }));
  await userEvent.type(title(), 'Robot');
  await save();
  await waitFor(() => expect(title()).toHaveValue(''));
  act(() => undo());
  expect(title()).toHaveValue('Robot');
  expect(localStorage.getItem('form:me:thing')).toContain('Robot');
  await userEvent.type(title(), 's');
  act(() => undo());
  expect(title()).toHaveValue('Robots');
});
