import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  empty,
  type ThingFormOptions as Options,
  pending,
  place,
  save,
  shown,
  ThingForm,
  title,
} from '@/testing/draft-form';
import { refusal } from '@/testing/open';
import { signIn } from '@/testing/sign-in';
import { CheckboxField, FilePicker, UiProvider } from '@/ui';
import { DraftForm } from './DraftForm';
import { FormFoot } from './FormFoot';
import { useDraftForm } from './useDraftForm';

beforeEach(() => {
  localStorage.clear();
  signIn('me');
});

test('what is wrong is said at its field, and the first of the page has the focus', async () => {
  render(
    <UiProvider env="test">
      <ThingForm label="Page" name={null} />
      <ThingForm label="Dialog" name={null} initial={{ ...empty, place: 'Chennai' }} />
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
