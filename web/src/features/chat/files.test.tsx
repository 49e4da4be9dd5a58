import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  message,
  openChatOn,
  pages,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from './pages/ChatPage';

const Everything = withChatLive(ChatPage);
type OpenOptions = Parameters<typeof openChatOn>;
const openChat = (row: OpenOptions[1], options?: OpenOptions[2]) =>
  openChatOn(Everything, row, options);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('files of other types and sizes are refused in the documented words', async () => {
  openChat(conversation('c1'));
  const box = await screen.findByRole('textbox', { name: 'Write a message' });
  const file = new File(['x'], 'run.exe', { type: 'application/octet-stream' });
  await userEvent.click(box);
  await userEvent.paste({ files: [file], getData: () => '' } as unknown as DataTransfer);
  expect(
    await screen.findByText('File run.exe is not allowed. Only JPEG, PNG, and PDF are supported.'),
  ).toBeInTheDocument();
});

const file = {
  __typename: 'MessageFile',
  id: 'f1',
  name: 'offer.pdf',
  size: 2048,
  pages: null,
  url: '/files/f1?old',
  downloadUrl: '/files/f1?old&download',
  picture: '/files/f1?old&s',
  largePicture: '/files/f1?old&l',
};

test('a picture whose address ran out gets a new one once, and then says that it is gone', async () => {
  const picture = (address: string) =>
    message(1, {
      kind: 'image',
      content: '',
      file: { ...file, name: 'us.jpg', largePicture: address },
    });
  const { sent } = openChat(conversation('c1'), {
    answers: {
      Messages: () => pages([picture('/files/f1?old')]),
      Message: () => ({ message: picture('/files/f1?new') }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show us.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'us.jpg' }));
  const shown = dialog.getByRole('img', { name: 'us.jpg' });
  fireEvent.error(shown);
  await waitFor(() => expect(shown).toHaveAttribute('src', '/files/f1?new'));
  fireEvent.error(shown);
  expect(await dialog.findByText('File inaccessible')).toBeInTheDocument();
  expect(sent('Message')).toHaveLength(1);
});

test('a picture is shown in its whole size by a press, and the next one fits again', async () => {
  const picture = (number: number, name: string) =>
    message(number, { kind: 'image', content: '', file: { ...file, id: `f${number}`, name } });
  openChat(conversation('c1'), {
    answers: { Messages: () => pages([picture(1, 'one.jpg'), picture(2, 'two.jpg')]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show one.jpg' }));
  const first = await screen.findByRole('dialog', { name: 'one.jpg' });
  const zoom = within(first).getByRole('button', { name: 'Whole size' });
  expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(within(first).getByRole('img', { name: 'one.jpg' }));
  expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect(within(first).getByRole('group', { name: 'one.jpg' })).toHaveAttribute('tabindex', '0');
  // Arrow keys scroll what is larger than the screen.
  await userEvent.keyboard('{ArrowRight}');
  expect(within(first).getByRole('img', { name: 'one.jpg' })).toBeInTheDocument();
  await userEvent.click(zoom);
  await userEvent.keyboard('{ArrowRight}');
  const second = await screen.findByRole('dialog', { name: 'two.jpg' });
  expect(within(second).getByRole('button', { name: 'Whole size' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
