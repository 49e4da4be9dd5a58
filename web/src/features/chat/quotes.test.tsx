import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '@/ui';
import { QuotedMessage } from './message/QuotedMessage';

const quote = {
  id: 'm1',
  number: 1,
  senderId: 'asha',
  senderName: 'Asha Rao',
  kind: 'text',
  content: 'The list is out',
  fileName: null,
  isDeleted: false,
  filePages: null,
  voiceMilliseconds: null,
  isReadable: true,
};
const show = (over: object) => {
  const jumpTo = vi.fn();
  render(
    <UiProvider env="test">
      <QuotedMessage quote={{ ...quote, ...over }} viewerId="me" jumpTo={jumpTo} />
    </UiProvider>,
  );
  return jumpTo;
};

test.each([
  [1, 'offer.pdf (PDF, 1 page)'],
  [null, 'offer.pdf (PDF)'],
])('a quoted PDF says its name and pages: %s', (filePages, words) => {
  show({ kind: 'pdf', content: '', fileName: 'offer.pdf', filePages });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [{ kind: 'image', fileName: 'hall.jpg' }, 'Photo · The hall'],
  [{ kind: 'pdf', fileName: 'offer.pdf', filePages: 1 }, 'offer.pdf (PDF, 1 page) · The hall'],
  [{ kind: 'voice', voiceMilliseconds: 48_000 }, 'Voice message · 0:48 · The hall'],
  [{}, 'The hall'],
])('a quote says what it is of and its words, without their signs: %o', (over, words) => {
  show({ ...over, content: 'The *hall*' });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a quote leads to the message that is answered', async () => {
  const jumpTo = show({});
  const quoted = screen.getByRole('button', { name: /The list is out/ });
  // What is seen is part of the name, as it is seen: voice control presses it by that.
  expect(quoted).toHaveAccessibleName(
    /^Go to the message that is answered: Asha Rao ?The list is out$/,
  );
  await userEvent.click(quoted);
  expect(jumpTo).toHaveBeenCalledWith(1);
});

test('of a message that the viewer does not read it says so, names nobody and leads nowhere', () => {
  show({ isReadable: false, content: '', senderName: null });
  expect(screen.getByText('An earlier message that you do not see')).toBeInTheDocument();
  expect(screen.queryByText('Deleted account')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who called and quotes the call that was not answered has missed nothing', () => {
  const missed = { kind: 'call', content: 'Missed call' };
  show({ ...missed, senderId: 'me' });
  expect(screen.getByText('No answer')).toBeInTheDocument();
  show({ ...missed, senderId: 'asha' });
  expect(screen.getByText('Missed call')).toBeInTheDocument();
});
