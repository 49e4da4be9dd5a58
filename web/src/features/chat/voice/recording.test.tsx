import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginFakeRecorder, endFakeRecorder, fakeRecorder } from '@/testing/recorder';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  message,
  openChatOn,
  withChatLive,
  write,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const sendFile = vi.hoisted(() => vi.fn());
vi.mock('@/core/data/send-file', () => ({ sendFile }));
vi.mock('idb-keyval', async () => (await import('@/testing/recorder')).fakeDevice());

const Everything = withChatLive(ChatPage);
const openChat = (row = conversation('c1')) => openChatOn(Everything, row);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const keptKeys = () => [...fakeRecorder.kept.keys()].filter((key) => key.includes('recording'));
/** So long that it is no slip of the finger. */
const speak = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)));

beforeAll(beginMeasuring);
afterAll(endMeasuring);
beforeEach(() => {
  beginFakeRecorder();
  sendFile.mockReset().mockResolvedValue({ sendVoiceMessage: message(3) });
});
afterEach(endFakeRecorder);

test('the microphone is asked for by the press alone, and sends what it heard', async () => {
  openChat();
  await screen.findByRole('button', { name: 'Record a voice message' });
  expect(fakeRecorder.open).not.toHaveBeenCalled();
  await press('Record a voice message');
  expect(await screen.findByRole('timer')).toHaveTextContent('0:00 of 2:00');
  await speak();
  await press('Send voice message');
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(1));
  expect(sendFile.mock.calls[0]?.[0]).toMatchObject({
    variable: 'file',
    variables: { conversationId: 'c1', replyToId: null },
    file: { name: 'Voice message.webm', type: 'audio/webm' },
  });
  expect(sendFile.mock.calls[0]?.[0].variables.waveform).toHaveLength(48);
  expect(fakeRecorder.track.stop).toHaveBeenCalled();
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Record a voice message' })).toHaveFocus();
});

test('where something is written there is Send, and no microphone without a recorder', async () => {
  const { unmount } = openChat();
  await write('Hello');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Record a voice message' })).toBeNull();
  unmount();
  endFakeRecorder();
  openChat();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test('a refused microphone is told in words with what to do, and asked for again', async () => {
  fakeRecorder.open.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  openChat();
  await press('Record a voice message');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The recording could not begin. Allow the microphone for this page: the lock beside its address has the setting.',
  );
  await press('Try again');
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  await press('Delete the recording');
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
  expect(keptKeys()).toEqual([]);
  expect(sendFile).not.toHaveBeenCalled();
});

test('a missing microphone is said to be missing', async () => {
  fakeRecorder.open.mockRejectedValue(new DOMException('none', 'NotFoundError'));
  openChat();
  await press('Record a voice message');
  expect(await screen.findByRole('alert')).toHaveTextContent('No microphone was found.');
  await press('Close');
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
});

test('who leaves while it records finds it again, in its conversation alone, and sends it', async () => {
  const { unmount } = openChat();
  await press('Record a voice message');
  await screen.findByRole('timer');
  await speak();
  unmount();
  await waitFor(() => expect(keptKeys()).toEqual(['me:recording:c1']));
  expect(fakeRecorder.track.stop).toHaveBeenCalled();
  openChat();
  const bar = await screen.findByRole('group', { name: 'Voice message' });
  expect(await within(bar).findByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 0:01');
  await press('Send voice message');
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(keptKeys()).toEqual([]));
});

test('what the browser can record and not play is said in words, downloaded, and sent as ever', async () => {
  class DeafAudio extends EventTarget {
    play = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    pause = () => undefined;
  }
  vi.stubGlobal('Audio', DeafAudio);
  vi.resetModules();
  const { default: RecordingBar } = await import('./RecordingBar');
  const { open } = await import('@/testing/open');
  const onSend = vi.fn();
  open(
    () => (
      <RecordingBar
        userId="me"
        conversationId="c1"
        isNew
        onSend={onSend}
        onClose={() => undefined}
      />
    ),
    { path: '/' },
  );
  await screen.findByRole('timer');
  await speak();
  await press('Stop and listen');
  await press('Play');
  expect(await screen.findByText('This browser cannot play it. You can send it.')).toBeVisible();
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('href', 'blob:recording');
  expect(download).toHaveAttribute('download', 'Voice message.webm');
  await press('Send voice message');
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
});

test('one that the server does not take waits in its place, named by what it is', async () => {
  sendFile.mockRejectedValue(new Error('The connection was lost'));
  openChat();
  await press('Record a voice message');
  await screen.findByRole('timer');
  await speak();
  await press('Send voice message');
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText('Voice message · 0:01')).toBeInTheDocument();
  expect(await log.findByText('Waits for the internet')).toBeInTheDocument();
  await press('Cancel');
  await waitFor(() => expect(log.queryByText('Voice message · 0:01')).toBeNull());
});

test('a microphone that goes away leaves what it heard', async () => {
  openChat();
  await press('Record a voice message');
  await screen.findByRole('timer');
  await speak();
  act(() => fakeRecorder.track.onended?.());
  expect(await screen.findByText(/The microphone went away/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});
