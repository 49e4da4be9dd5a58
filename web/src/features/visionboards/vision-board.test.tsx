import { commonTexts } from '@schema/rules/common-texts';
import { visionTexts as texts } from '@schema/rules/visionboards/visionboards-texts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { FakeRequest } from '@/testing/requests';
import { VisionBoardPanel } from './board/VisionBoardPanel';
import VisionBoardEditPage from './pages/VisionBoardEditPage';

const item = (id: string, over: object = {}) => ({
  __typename: 'VisionItem',
  id,
  title: `Dream ${id}`,
  description: '',
  imageUrl: null,
  isUploaded: false,
  ...over,
});
const board = (items: object[]) => ({ __typename: 'VisionBoard', id: 'me', items });
const boardAnswer = (items: object[]) => ({
  profile: { __typename: 'Profile', id: 'me', visionBoard: board(items) },
});
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const openEditor = (items: () => object[], answers: object = {}) =>
  open(VisionBoardEditPage, {
    path: '/vision-board/edit',
    answers: { VisionBoard: () => boardAnswer(items()), ...answers },
  });

test('others see pictures and words, kept up to date; the owner is led to the editor', async () => {
  const { emit } = open(() => <VisionBoardPanel userId="me" isOwner={false} />, {
    path: '/',
    answers: {
      VisionBoard: () =>
        boardAnswer([
          item('a', {
            title: 'ISRO',
            description: 'Flight software',
            imageUrl: 'https://pictures.example/isro.jpg',
          }),
        ]),
    },
  });
  const card = (await screen.findByRole('heading', { name: 'ISRO' })).closest('li');
  expect(card).toHaveTextContent('Flight software');
  expect(card?.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/isro.jpg');
  expect(screen.queryByRole('link', { name: texts.edit })).not.toBeInTheDocument();
  emit('VisionBoardLive', {
    visionBoardUpdated: board([item('a', { title: 'ISRO' }), item('b', { title: 'Bangalore' })]),
  });
  expect(await screen.findByRole('heading', { name: 'Bangalore' })).toBeInTheDocument();
});

test('an empty board says so, to its owner with the next step', async () => {
  open(() => <VisionBoardPanel userId="me" isOwner />, {
    path: '/',
    answers: { VisionBoard: () => boardAnswer([]) },
  });
  expect(await screen.findByRole('link', { name: texts.add })).toHaveAttribute(
    'href',
    '/vision-board/edit',
  );
});

test('items move at once, with an announcement, and go back when the server refuses', async () => {
  let refuse = false;
  const { sent } = openEditor(() => [item('a'), item('b'), item('c')], {
    OrderVisionBoard: ({ ids }: { ids: string[] }) => {
      if (refuse) throw refusal('BAD_USER_INPUT', texts.order);
      return { orderVisionBoard: board(ids.map((id) => item(id))) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move Dream a down' }));
  expect(titles()).toEqual(['Dream b', 'Dream a', 'Dream c']);
  expect(screen.getByText('Dream a is now 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(sent('OrderVisionBoard')).toEqual([{ ids: ['b', 'a', 'c'] }]));
  expect(screen.getByRole('button', { name: 'Move Dream b up' })).toBeDisabled();
  refuse = true;
  await userEvent.click(screen.getByRole('button', { name: 'Move Dream c up' }));
  expect(await screen.findByText(texts.order)).toBeInTheDocument();
  await waitFor(() => expect(titles().at(-1)).toBe('Dream c'));
});

test('an item is added with the picture that was chosen, and its progress is shown', async () => {
  FakeRequest.install();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  let items = [item('a')];
  openEditor(() => items);
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Title/), 'Bangalore');
  await userEvent.upload(
    within(dialog).getByLabelText(/Choose a picture/),
    new File(['x'], 'city.png', { type: 'image/png' }),
  );
  expect(dialog.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.save }));
  FakeRequest.last().progress(1, 2);
  expect(
    await within(dialog).findByRole('progressbar', { name: 'Sending the picture' }),
  ).toHaveAttribute('value', '50');
  items = [item('a'), item('b', { title: 'Bangalore' })];
  FakeRequest.last().answer({ data: { addVisionItem: { id: 'me', items } } });
  expect(await screen.findByRole('heading', { name: 'Bangalore', level: 2 })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a picture that is too large is not sent', async () => {
  openEditor(() => []);
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  await userEvent.upload(
    await screen.findByLabelText(/Choose a picture/),
    new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('File size must be less than 5MB')).toBeInTheDocument();
});

test('what is typed while an item is saved goes on from the item as the server has it', async () => {
  let items = [item('a')];
  let answer = () => {};
  const { sent } = openEditor(() => items, {
    UpdateVisionItem: ({ input }: { input: { title: string } }) =>
      new Promise((resolve) => {
        answer = () => {
          items = [item('a', { title: input.title })];
          resolve({ updateVisionItem: board(items) });
        };
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Dream a' }));
  const title = await screen.findByLabelText(/Title/);
  await userEvent.type(title, ' II ');
  await userEvent.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(sent('UpdateVisionItem')).toMatchObject([{ input: { title: 'Dream a II' } }]),
  );
  await userEvent.type(title, 'and more');
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Dream a II' }));
  expect(await screen.findByLabelText(/Title/)).toHaveValue('Dream a II and more');
  expect(screen.getByText(commonTexts.restoredDraft.text)).toBeInTheDocument();
  expect(screen.queryByText(commonTexts.outdatedDraft.title)).not.toBeInTheDocument();
});

test('an item disappears at once, and can be restored while its toast is shown', async () => {
  let items = [item('a'), item('b')];
  const { sent } = openEditor(() => items, {
    RemoveVisionItem: () => {
      items = [item('b')];
      return { removeVisionItem: board(items) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Dream a' }));
  expect(titles()).toEqual(['Dream b']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Dream a', 'Dream b']);
  expect(sent('RemoveVisionItem')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dream a' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(sent('RemoveVisionItem')).toEqual([{ id: 'a' }]));
  expect(titles()).toEqual(['Dream b']);
});

test('an address is tried once it is complete; one without a picture is reported, and so is plain http', async () => {
  openEditor(() => []);
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByText('By address'));
  const field = within(dialog).getByLabelText('Address of a picture');
  await userEvent.type(field, 'https://pictures');
  expect(dialog.querySelector('img')).toBeNull();
  await userEvent.type(field, '.example/isro.jpg');
  const picture = dialog.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://pictures.example/isro.jpg');
  if (picture) fireEvent.error(picture);
  expect(await within(dialog).findByText(texts.noPictureThere)).toBeInTheDocument();
  expect(dialog.querySelector('img')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'http://pictures.example/isro.jpg');
  expect(within(dialog).getByText(texts.onlyHttps)).toBeInTheDocument();
});
