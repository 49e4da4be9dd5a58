import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { connection, person } from '@/testing/builders';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  log,
  message,
  openChatOn,
  pages,
  withChatLive,
  write,
} from '@/testing/rooms/chat';
import { lastLine } from '../conversation-words';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('a call is not forwarded, reacted to or deleted for everybody', async () => {
  openChatOn(Everything, conversation('c1'), {
    answers: {
      Messages: () =>
        pages([
          message(1, {
            kind: 'call',
            content: 'Call, 12 min',
            createdAt: new Date().toISOString(),
            sender: { ...message(1).sender, id: 'me' },
          }),
        ]),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'What to do with this message' }),
  );
  expect(await screen.findByRole('menuitem', { name: 'Delete for me' })).toBeInTheDocument();
  for (const name of ['Forward', 'Delete for everybody'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
});

test('what waits for the line can be taken back', async () => {
  openChatOn(Everything, conversation('c1'), {
    answers: { SendMessage: () => new Promise(() => undefined) },
  });
  await write('Not this{Enter}');
  expect(await log().findByText('Not this')).toBeInTheDocument();
  expect(log().queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(await log().findByRole('button', { name: 'Take back' }));
  expect(log().queryByText('Not this')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('while the line is down nobody is shown as online', async () => {
  openChatOn(Everything, conversation('c1'));
  expect(await screen.findByText('Online')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText('Online')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Online')).toBeInTheDocument();
});

test('in a group a press says who reacted and who has read', async () => {
  const me = { ...message(1).sender, id: 'me', fullName: 'Mira Me' };
  const asha = conversation('c1').participants[1];
  const ravi = {
    ...asha,
    user: { ...person('ravi'), fullName: 'Ravi Iyer' },
    lastReadNumber: 1,
  };
  const row = conversation('c1', {
    type: 'group',
    name: 'Batch',
    participantsCount: 3,
    participants: [...conversation('c1').participants, ravi],
  });
  const reactions = [
    { __typename: 'MessageReaction', emoji: '👍', userIds: ['asha', 'ravi', 'gone'] },
  ];
  openChatOn(Everything, row, {
    answers: { Messages: () => pages([message(1, { sender: me, reactions })]) },
  });
  expect(
    await screen.findByRole('button', { name: '👍 3 people: Asha Rao, Ravi Iyer' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Who reacted' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Reactions and readers' }));
  const names = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
  const [reacted, read] = dialog.getAllByRole('list');
  expect(dialog.getByRole('heading', { name: '👍 3 people' })).toBeInTheDocument();
  expect(names(within(reacted ?? document.body).getAllByRole('listitem'))).toEqual([
    expect.stringContaining('Asha Rao'),
    expect.stringContaining('Ravi Iyer'),
    '1 person no longer here',
  ]);
  expect(names(within(read ?? document.body).getAllByRole('listitem'))).toEqual([
    expect.stringContaining('Ravi Iyer'),
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /^read by 1 of 2/ }));
  dialog = within(await screen.findByRole('dialog', { name: 'Reactions and readers' }));
  expect(dialog.getByRole('heading', { name: 'Read by' })).toBeInTheDocument();
});

test('who called and was not answered reads no answer, the other one a missed call', () => {
  const called = (id: string) => ({
    ...({ type: 'dm', status: 'active', request: null } as const),
    lastMessage: {
      ...message(1, { kind: 'call', content: 'Missed call' }),
      sender: { ...message(1).sender, id },
    } as unknown as ChatMessageFieldsFragment,
  });
  expect(lastLine(called('me'), 'me')).toBe('No answer');
  expect(lastLine(called('asha'), 'me')).toBe('Missed call');
});

test('who called finds and answers a call without an answer, in its words', async () => {
  const missed = message(1, {
    kind: 'call',
    content: 'Missed call',
    sender: { ...message(1).sender, id: 'me' },
  });
  openChatOn(Everything, conversation('c1'), {
    at: '/chat/c1',
    answers: {
      Messages: () => pages([missed]),
      SearchMessages: () => ({ searchMessages: connection('ChatMessageConnection', [missed]) }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'What to do with this message' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search people, groups and messages' }),
    'call',
  );
  expect(await screen.findByRole('link', { name: /No answer$/ })).toBeInTheDocument();
  // In the conversation, above the box that answers it and where it was found.
  expect(screen.getAllByText('No answer')).toHaveLength(3);
  expect(screen.queryByText('Missed call')).not.toBeInTheDocument();
});

test('a file stands with its words in the list, and its words are corrected, copied and taken out', async () => {
  const picture = message(1, {
    kind: 'image',
    content: 'The hall',
    fileName: 'hall.jpg',
    createdAt: new Date().toISOString(),
    sender: { ...message(1).sender, id: 'me' },
    isAccessible: false,
    errorMessage: 'File inaccessible',
  });
  const row = conversation('c1', { lastMessage: picture, lastNumber: 1, lastReadNumber: 1 });
  const { sent } = openChatOn(Everything, row, {
    answers: {
      Messages: () => pages([picture]),
      EditMessage: ({ content }) => ({
        editMessage: { ...picture, content, editedAt: picture.createdAt },
      }),
    },
  });
  expect(await screen.findByText('You: Photo · The hall')).toBeInTheDocument();
  await screen.findByRole('log');
  expect(await log().findByText('File inaccessible')).toBeInTheDocument();
  expect(log().getByText('The hall')).toBeInTheDocument();
  const openMenu = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'What to do with this message' }));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const box = await screen.findByRole('textbox', { name: 'Write a message' });
  expect(box).toHaveValue('The hall');
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('EditMessage')).toMatchObject([{ id: 'm1', content: '' }]));
  await waitFor(() => expect(log().queryByText('The hall')).not.toBeInTheDocument());
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Copy' })).not.toBeInTheDocument();
});

test('in one line words stand without their signs; names of groups stay as they were given', () => {
  const row = (over: object) => ({
    ...({ type: 'dm', status: 'active', request: null } as const),
    lastMessage: message(1, over) as unknown as ChatMessageFieldsFragment,
  });
  expect(lastLine(row({ content: '*Friday*, `9:00`' }), 'me')).toBe('Friday, 9:00');
  expect(lastLine(row({ kind: 'image', content: '_The hall_' }), 'me')).toBe('Photo · The hall');
  const voice = { milliseconds: 48_200, waveform: [] };
  expect(lastLine(row({ kind: 'voice', content: '', voice }), 'me')).toBe('Voice message · 0:48');
  expect(lastLine(row({ kind: 'system', content: 'Asha made “*A*”' }), 'me')).toBe(
    'Asha made “*A*”',
  );
});

test('a request that was not taken up says so in its row', () => {
  const row = { type: 'dm', status: 'declined', request: null, lastMessage: null } as const;
  expect(lastLine(row, 'me')).toBe('This request was not taken up.');
  expect(lastLine({ ...row, status: 'active' }, 'me')).toBe('No messages yet');
});

test('the menu says which sign one answered with; pressed again it is taken back', async () => {
  let reactions: object[] = [];
  const { sent } = openChatOn(Everything, conversation('c1'), {
    answers: {
      Messages: () => pages([message(1)]),
      ReactToMessage: ({ emoji }) => {
        reactions = emoji ? [{ __typename: 'MessageReaction', emoji, userIds: ['me'] }] : [];
        return { reactToMessage: message(1, { reactions }) };
      },
    },
  });
  const thumb = async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'What to do with this message' }),
    );
    return screen.findByRole('menuitemcheckbox', { name: 'React with 👍' });
  };
  const before = await thumb();
  expect(before).not.toBeChecked();
  await userEvent.click(before);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  const after = await thumb();
  expect(after).toBeChecked();
  await userEvent.click(after);
  await waitFor(() => expect(sent('ReactToMessage')).toHaveLength(2));
  expect(sent('ReactToMessage').map(({ emoji }) => emoji)).toEqual(['👍', null]);
});

test('of a message that was deleted nothing says that it was edited', async () => {
  const gone = message(1, { isDeleted: true, content: '', editedAt: new Date().toISOString() });
  openChatOn(Everything, conversation('c1', { lastMessage: gone, lastNumber: 1 }), {
    answers: { Messages: () => pages([gone]) },
  });
  await screen.findByRole('log');
  expect(await log().findByText(chatPageTexts.deleted)).toBeInTheDocument();
  expect(log().queryByText(chatPageTexts.edited)).not.toBeInTheDocument();
});
