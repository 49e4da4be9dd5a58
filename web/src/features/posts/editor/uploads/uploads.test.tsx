import { postFiles } from '@schema/rules/files/files';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from '@/testing/builders';
import { FakeRequest } from '@/testing/requests';
import { fillGeneral, openAddPost, press, put, type } from '@/testing/writing';
import AddPostPage from '../../pages/AddPostPage';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const answerFor = (id: string, name: string) => ({
  data: {
    uploadPostFile: {
      __typename: 'PostFile',
      id,
      name,
      size: 2048,
      contentType: 'application/pdf',
    },
  },
});
/**
 * By hand: user-event would refuse what the picker's `accept` does, and a person can drop anything.
 */
const choose = (label: RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const materials = (...files: File[]) => choose(/Choose files/, ...files);
const operationOf = (request: FakeRequest) =>
  JSON.parse(String(request.body.get('operations'))) as {
    operationName: string;
    variables: object;
  };

async function openStory(answers = {}) {
  const opened = await openAddPost(AddPostPage, { answers });
  await userEvent.click(screen.getByLabelText('Story Experience'));
  await press(/^Study Materials Optional/);
  return opened;
}

beforeEach(() => {
  FakeRequest.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each file on its own way, two at a time, with its progress', async () => {
  await openStory();
  materials(file('a.pdf'), file('b.docx'), file('c.doc'));
  await waitFor(() => expect(FakeRequest.sent()).toHaveLength(2));
  const [first] = FakeRequest.sent();
  expect(operationOf(first as FakeRequest)).toMatchObject({
    operationName: 'UploadPostFile',
    variables: { kind: 'material', file: null },
  });
  first?.progress(3, 10);
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveValue(30),
  );
  first?.answer(answerFor('f1', 'a.pdf'));
  expect(await screen.findByRole('button', { name: 'Remove a.pdf' })).toBeInTheDocument();
  await waitFor(() => expect(FakeRequest.sent()).toHaveLength(3));
});

test('one is called off: the request ends and the others go on', async () => {
  await openStory();
  materials(file('a.pdf'), file('b.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel a.pdf' }));
  expect(FakeRequest.sent()[0]?.aborted).toBe(true);
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('b.pdf')).toBeInTheDocument();
});

test('one that failed says why, and can be tried again', async () => {
  await openStory();
  materials(file('a.pdf'));
  await waitFor(() => expect(FakeRequest.sent()).toHaveLength(1));
  FakeRequest.last().answer({
    errors: [
      {
        message: 'Only PDF, DOC, and DOCX files are allowed',
        extensions: { code: 'UNSUPPORTED_TYPE' },
      },
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only PDF, DOC, and DOCX files are allowed',
  );
  await press('Try a.pdf again');
  await waitFor(() => expect(FakeRequest.sent()).toHaveLength(2));
  FakeRequest.last().lose();
  expect(await screen.findByText('The connection was lost. Try again.')).toBeInTheDocument();
});

test('wrong types and sizes are said before anything is sent', async () => {
  await openStory();
  const { texts, maxBytes, maxFiles } = postFiles.material;
  const large = file('large.pdf');
  Object.defineProperty(large, 'size', { value: maxBytes });
  materials(file('virus.exe'), large);
  expect(screen.getByText(`virus.exe: ${texts.type}`)).toBeInTheDocument();
  expect(screen.getByText(`large.pdf: ${texts.size}`)).toBeInTheDocument();
  expect(FakeRequest.sent()).toHaveLength(0);
  materials(...Array.from({ length: maxFiles + 1 }, (_, index) => file(`${index}.pdf`)));
  expect(await screen.findByText(texts.many)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')).toHaveLength(
    maxFiles,
  );
});

test('a file that the server refuses is named where it stands, in the bar and in the summary, and costs no link', async () => {
  await openStory();
  await fillGeneral();
  await type(/Round name/, 'HR');
  await type(/^Description/, 'Trains.');
  await put(screen.getByLabelText('Link to your résumé'), 'https://me.example/cv');
  choose(/Choose a PDF/, file('cv.pdf'));
  await waitFor(() => expect(FakeRequest.sent()).toHaveLength(1));
  FakeRequest.last().answer({
    errors: [{ message: postFiles.resume.texts.type, extensions: { code: 'BAD_USER_INPUT' } }],
  });
  expect(await screen.findByText(postFiles.resume.texts.type)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'cv.pdf is not uploaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^General Details 1 to correct/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try cv.pdf again' })).not.toBeInTheDocument();
  await press('Add Experience');
  expect(
    screen.getByRole('button', { name: `Résumé: cv.pdf: ${postFiles.resume.texts.type}` }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove cv.pdf' })).toHaveFocus());
  await press('Remove cv.pdf');
  expect(screen.getByLabelText('Link to your résumé')).toHaveValue('https://me.example/cv');
  expect(screen.getByText('Ready to share')).toBeInTheDocument();
});

test('choosing a résumé clears the link and shuts its box; taking it away opens it again', async () => {
  await openStory();
  const link = screen.getByLabelText('Link to your résumé');
  await put(link, 'https://me.example/cv');
  choose(/Choose a PDF/, file('cv.docx'));
  expect(screen.getAllByText(`cv.docx: ${postFiles.resume.texts.type}`)).not.toHaveLength(0);
  expect(link).toHaveValue('https://me.example/cv');
  choose(/Choose a PDF/, file('cv.pdf'));
  await waitFor(() => expect(link).toBeDisabled());
  FakeRequest.last().answer(answerFor('r1', 'cv.pdf'));
  await waitFor(() => expect(link).toHaveValue(''));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }));
  expect(link).toBeEnabled();
});

test('a post waits for its files, then names them, and the preview shows them', async () => {
  const { sent } = await openStory({ PublishPost: () => ({ publishPost: post('new') }) });
  await fillGeneral();
  await type(/Round name/, 'HR');
  await type(/^Description/, 'Trains.');
  materials(file('notes.pdf'));
  await press('Add Experience');
  expect(await screen.findByText(/^notes\.pdf is still on its way/)).toBeInTheDocument();
  FakeRequest.last().answer(answerFor('f1', 'notes.pdf'));
  await screen.findByRole('button', { name: 'Remove notes.pdf' });
  await press('Add Experience');
  const preview = within(await screen.findByRole('dialog', { name: 'Post Preview' }));
  expect(preview.getByText('notes.pdf')).toBeInTheDocument();
  await userEvent.click(preview.getByRole('button', { name: 'Submit Post' }));
  await screen.findByText('At /feed');
  expect(sent('PublishPost')).toMatchObject([{ input: { materialFileIds: ['f1'] } }]);
});
