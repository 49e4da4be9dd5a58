import { commonTexts } from '@schema/rules/common-texts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { refusal } from '@/testing/open';
import { signIn } from '@/testing/sign-in';
import { CheckboxField, FilePicker, PasswordField, TextField, UiProvider } from '@/ui';
import { removePersistedOf } from '../drafts/persisted';
import { DraftForm } from './DraftForm';
import { FormFoot } from './FormFoot';
import { type DraftFormOptions, useDraftForm } from './useDraftForm';

const schema = z.object({
  title: z.string().min(1, 'Say what it is'),
  place: z.string().max(5, 'Too long'),
  password: z.string(),
});
type Values = z.output<typeof schema>;
type Options = DraftFormOptions<Values, Values, never>;
const empty: Values = { title: '', place: '', password: '' };

function Form({ label, ...options }: Partial<Options> & { label: string }) {
  const form = useDraftForm<Values, Values>({
    name: 'thing',
    unstored: ['password'],
    initial: empty,
    schema,
    failed: 'Failed',
    failureIn: 'form',
    send: () => Promise.resolve(),
    staysOpen: true,
    ...options,
  });
  return (
    <DraftForm form={form} aria-label={label}>
      <TextField label="Place" {...form.field('place')} />
      <TextField label="Title" {...form.field('title')} />
      <PasswordField label="Password" {...form.field('password')} />
      <FormFoot form={form} send="Save" />
    </DraftForm>
  );
}

const shown = (options: Partial<Options> = {}) => (
  <UiProvider env="test">
    <Form label="Form" {...options} />
  </UiProvider>
);
const title = () => screen.getByLabelText('Title');
const place = () => screen.getByLabelText('Place');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stored = () => Object.keys({ ...localStorage }).filter((key) => key.startsWith('form:'));

/** An answer that the test gives when it likes. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  localStorage.clear();
  signIn('me');
});

test('what is wrong is said at its field, and the first of the page has the focus', async () => {
  render(
    <UiProvider env="test">
      <Form label="Page" name={null} />
      <Form label="Dialog" name={null} initial={{ ...empty, place: 'Chennai' }} />
    </UiProvider>,
  );
  const buttons = screen.getAllByRole('button', { name: 'Save' });
  await userEvent.click(buttons[1] ?? document.body);
  expect(screen.getAllByLabelText('Place')[1]).toHaveFocus();
  expect(screen.getAllByText('Too long')).toHaveLength(1);
  expect(screen.getAllByText('Say what it is')).toHaveLength(1);
});

test('leaving a field shows its error; an empty one is not blamed before it is sent', async () => {
  render(shown());
  await userEvent.click(title());
  await userEvent.type(place(), 'Chennai');
  await userEvent.tab();
  expect(screen.getByText('Too long')).toBeInTheDocument();
  expect(screen.queryByText('Say what it is')).not.toBeInTheDocument();
});

const pair = z
  .object({ title: z.string(), place: z.string(), password: z.string() })
  .refine(({ title: one, place: two }) => one === two, { path: ['place'], message: 'Differs' });

test('correcting another field lifts an error that hung on it, and none of the server’s', async () => {
  const send = () => Promise.reject(refusal('BAD_USER_INPUT', 'No', { place: 'Not there' }));
  render(shown({ schema: pair, send }));
  await userEvent.type(title(), 'a');
  await save();
  expect(screen.getByText('Differs')).toBeInTheDocument();
  await userEvent.clear(title());
  expect(screen.queryByText('Differs')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('Not there')).toBeInTheDocument();
  expect(place()).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Password'), 'b');
  expect(screen.getByText('Not there')).toBeInTheDocument();
});

test.each([
  [{ title: 'Taken' }, 'Taken', false],
  [{ 'title.2': 'The third is taken' }, 'The third is taken', false],
  [{ owner: 'Not yours' }, 'Not so', true],
])('what the server says of %o is “%s”', async (fields, text, isOfForm) => {
  const send = () => Promise.reject(refusal('BAD_USER_INPUT', 'Not so', fields));
  render(shown({ send }));
  await userEvent.type(title(), 'Robot');
  await save();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alert', { name: '' }) !== null).toBe(isOfForm);
  await userEvent.type(title(), 's');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
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

test('what is typed while other words are sent stays', async () => {
  const answer = pending<null>();
  render(shown({ send: () => answer.promise }));
  await userEvent.type(title(), 'Robot');
  await save();
  await userEvent.type(place(), 'Pune');
  await act(async () => answer.resolve(null));
  expect(title()).toHaveValue('');
  expect(place()).toHaveValue('Pune');
  expect(localStorage.getItem('form:me:thing')).toContain('Pune');
});

test('a form that is closed while it is sent is not sent twice, and its refusal is told', async () => {
  const answer = pending<null>();
  let calls = 0;
  const send = () => {
    calls += 1;
    return answer.promise;
  };
  const first = render(shown({ send }));
  await userEvent.type(title(), 'Robot');
  await save();
  first.unmount();
  render(shown({ send }));
  expect(title()).toHaveValue('Robot');
  fireEvent.submit(screen.getByRole('form'));
  expect(calls).toBe(1);
  await act(async () => answer.reject(refusal('FORBIDDEN', 'Not yours')));
  expect(await screen.findByText('Not yours')).toBeInTheDocument();
  expect(title()).toHaveValue('Robot');
});

test('a form that is closed and opened again while it is sent begins anew once it has arrived', async () => {
  const answer = pending<null>();
  const first = render(shown({ send: () => answer.promise }));
  await userEvent.type(title(), 'Robot');
  await save();
  first.unmount();
  render(shown());
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => answer.resolve(null));
  expect(title()).toHaveValue('');
});

test('a form that is closed while it is sent takes nothing from the one opened after it', async () => {
  const answer = pending<string>();
  const send = () => answer.promise;
  const first = render(shown({ send, version: '1' }));
  await userEvent.type(title(), 'Robot');
  await save();
  first.unmount();
  render(shown({ send, version: '1' }));
  await userEvent.type(title(), 's');
  await act(async () => answer.resolve('2'));
  expect(title()).toHaveValue('Robots');
  expect(JSON.parse(localStorage.getItem('form:me:thing') ?? '')).toMatchObject({
    base: '2',
    values: { title: 'Robots' },
  });
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

test('a field of a group is a field, also of what the cache has frozen', async () => {
  const group = Object.freeze({ sound: Object.freeze({ on: false, loud: false }) });
  const sent: unknown[] = [];
  function Switches() {
    const form = useDraftForm({
      name: null,
      initial: group,
      schema: z.unknown(),
      failed: 'Failed',
      send: async (_output, { changes }) => void sent.push(changes),
    });
    return (
      <DraftForm form={form}>
        <CheckboxField label="On" {...form.tick('sound.on')} />
        <FormFoot form={form} send="Save" />
      </DraftForm>
    );
  }
  render(
    <UiProvider env="test">
      <Switches />
    </UiProvider>,
  );
  await userEvent.click(screen.getByLabelText('On'));
  await save();
  expect(sent).toEqual([{ sound: { on: true } }]);
});

test('typed back to the former words while it is saved, it is a change too', async () => {
  const answer = pending<null>();
  const send = () => answer.promise;
  const { rerender } = render(shown({ send, initial: { ...empty, title: 'A' } }));
  await userEvent.type(title(), '1');
  await save();
  await userEvent.type(title(), '{Backspace}');
  rerender(shown({ send, initial: { ...empty, title: 'A1' } }));
  await act(async () => answer.resolve(null));
  expect(title()).toHaveValue('A');
  expect(localStorage.getItem('form:me:thing')).toContain('"title":"A"');
});

test('sent again as it was, a form has the key of before; other words have another', async () => {
  const keys: string[] = [];
  const send: Options['send'] = (_output, { key }) => {
    keys.push(key());
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const first = render(shown({ send }));
  await userEvent.type(title(), 'Robot');
  await save();
  first.unmount();
  render(shown({ send }));
  await save();
  await userEvent.type(title(), 's');
  await save();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
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

const paper = new File(['x'], 'paper.pdf', { type: 'application/pdf' });
function FileForm({ send }: { send: (file: File | undefined) => Promise<unknown> }) {
  const form = useDraftForm({
    name: 'paper',
    initial: { title: '' },
    schema: z.object({ title: z.string() }),
    files: {
      paper: {
        types: ['application/pdf'],
        maxBytes: 10,
        texts: { type: 'Only PDF', size: 'Too large' },
        missing: 'Choose a paper',
      },
    },
    failed: 'Failed',
    failureIn: 'form',
    staysOpen: true,
    send: (_words, { files }) => send(files.paper),
  });
  return (
    <UiProvider env="test">
      <DraftForm form={form}>
        <FilePicker label="Paper" {...form.file('paper')} />
        <FormFoot form={form} send="Save" />
      </DraftForm>
    </UiProvider>
  );
}

test('a file that must be there is asked for at its field; once sent it is there no more', async () => {
  const sent: unknown[] = [];
  render(
    <FileForm
      send={(file) => {
        sent.push(file);
        return Promise.resolve();
      }}
    />,
  );
  const input = screen.getByLabelText(/^Paper/);
  await save();
  expect(input).toHaveAccessibleDescription(expect.stringContaining('Choose a paper'));
  expect(input).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.upload(input, paper);
  expect(screen.queryByText('Choose a paper')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(sent).toEqual([paper]));
  await waitFor(() => expect(screen.queryByText('paper.pdf')).not.toBeInTheDocument());
});

test('what the server says of a file stands at it, until it is sent again or another is chosen', async () => {
  const answers = [
    () => Promise.reject(refusal('BAD_USER_INPUT', 'Asks for a password', { paper: 'Locked' })),
    () => Promise.reject(refusal('BAD_USER_INPUT', 'Asks for a password', { paper: 'Locked' })),
  ];
  render(<FileForm send={() => answers.pop()?.() ?? Promise.resolve()} />);
  const input = screen.getByLabelText(/^Paper/);
  await userEvent.upload(input, paper);
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining('Locked')));
  expect(input).toHaveFocus();
  expect(screen.getByText('paper.pdf')).toBeInTheDocument();
  await userEvent.upload(input, paper);
  expect(screen.queryByText('Locked')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('Locked')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(screen.queryByText('paper.pdf')).not.toBeInTheDocument());
  expect(screen.queryByText('Locked')).not.toBeInTheDocument();
});
