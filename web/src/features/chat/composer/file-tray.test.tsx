import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  message,
  openChatOn,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const sendFile = vi.hoisted(() => vi.fn());
vi.mock('@/core/data/send-file', () => ({ sendFile }));

const Everything = withChatLive(ChatPage);
const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' });
const box = () => screen.findByRole('textbox', { name: 'Write a message' });
const tray = () => screen.queryByRole('list', { name: 'Files to send' });
const namesInTray = () =>
  within(tray() ?? document.body)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const drop = async (...files: File[]) =>
  fireEvent.drop(await box(), { dataTransfer: { types: ['Files'], files } });
const openChat = () =>
  openChatOn(Everything, conversation('c1'), {
    answers: { SendMessage: ({ key, content }) => ({ sendMessage: message(3, { key, content }) }) },
  });

beforeAll(beginMeasuring);
afterAll(endMeasuring);
beforeEach(() => {
  sendFile.mockReset().mockResolvedValue({ sendFiles: [] });
});

test('files wait beside the words until Send, and one can be taken out', async () => {
  const { sent } = openChat();
  await drop(pdf('one.pdf'), pdf('two.pdf'), new File(['x'], 'run.exe', { type: 'text/plain' }));
  expect(
    await screen.findByText('File run.exe is not allowed. Only JPEG, PNG, and PDF are supported.'),
  ).toBeInTheDocument();
  expect(namesInTray()).toEqual(['one.pdf1 KB', 'two.pdf1 KB']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(namesInTray()).toEqual(['two.pdf1 KB']);
  expect(sendFile).not.toHaveBeenCalled();

  await userEvent.type(await box(), 'My offer{Enter}');
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(1));
  expect(sendFile).toHaveBeenCalledWith(
    expect.objectContaining({
      file: expect.objectContaining({ name: 'two.pdf' }) as File,
      variables: expect.objectContaining({ content: 'My offer' }) as object,
    }),
  );
  expect(sent('SendMessage')).toEqual([]);
  expect(await box()).toHaveValue('');
  expect(tray()).not.toBeInTheDocument();
});

test('files go without words, ten at a time', async () => {
  const { sent } = openChat();
  await drop(...Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)));
  expect(await screen.findByText('At most 10 files at a time.')).toBeInTheDocument();
  expect(namesInTray()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(10));
  expect(sent('SendMessage')).toEqual([]);
});

test('a reply with a file alone quotes what it answers, and the next words are no reply', async () => {
  const { sent } = openChat();
  const [more] = await screen.findAllByRole('button', { name: 'What to do with this message' });
  if (more) await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  expect(await screen.findByText('Reply to Asha Rao')).toBeInTheDocument();
  await drop(pdf('one.pdf'), pdf('two.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2));
  expect(
    sendFile.mock.calls.map(
      ([given]) => (given as { variables: { replyToId: string | null } }).variables.replyToId,
    ),
  ).toEqual(['m1', null]);
  expect(screen.queryByText('Reply to Asha Rao')).not.toBeInTheDocument();
  await userEvent.type(await box(), 'Seen it?{Enter}');
  await waitFor(() => expect(sent('SendMessage')).toMatchObject([{ replyToId: null }]));
});

test('of several files the first has the words and quotes what is answered', async () => {
  const { sent } = openChat();
  const [more] = await screen.findAllByRole('button', { name: 'What to do with this message' });
  if (more) await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  await drop(pdf('one.pdf'), pdf('two.pdf'));
  await userEvent.type(await box(), 'Here{Enter}');
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2));
  expect(
    sendFile.mock.calls.map(([given]) => (given as { variables: object }).variables),
  ).toMatchObject([
    { content: 'Here', replyToId: 'm1' },
    { content: '', replyToId: null },
  ]);
  expect(sent('SendMessage')).toEqual([]);
});

test('a file on its way shows its words', async () => {
  sendFile.mockReset().mockReturnValue(new Promise(() => undefined));
  openChat();
  await drop(pdf('one.pdf'));
  expect(await box()).toHaveAttribute('placeholder', 'Say something about it');
  await userEvent.type(await box(), 'My *offer*{Enter}');
  expect(await screen.findByText('offer')).toHaveRole('strong');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('a file that the line kept back says so, goes by itself and before the words that came after it', async () => {
  sendFile.mockReset().mockRejectedValue(new Error('The connection was lost'));
  const { sent } = openChat();
  await drop(pdf('one.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Waits for the internet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await userEvent.type(await box(), 'Have you seen it?{Enter}');
  expect(await screen.findByRole('img', { name: 'Sending' })).toBeInTheDocument();
  expect(sent('SendMessage')).toEqual([]);
  // It may have been tried again by itself meanwhile.
  const tries = sendFile.mock.calls.length;
  sendFile.mockResolvedValue({ sendFiles: [] });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(tries + 1));
  await waitFor(() => expect(sent('SendMessage')).toHaveLength(1));
});
