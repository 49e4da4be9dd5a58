import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import { AnnouncementBanners } from '.';
import AnnouncementsPage from './pages/AnnouncementsPage';

const announcement = (id: string, over: object = {}) => ({
  __typename: 'Announcement',
  id,
  message: `Message ${id}`,
  role: null,
  yearOfGraduation: null,
  branch: null,
  expiresAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  active: true,
  ...over,
});
const banner = (message: string) => screen.findByText(message);
const answered = (...all: object[]) => ({ Announcements: () => ({ announcements: all }) });
/** The device has received them in an earlier visit, and the server still has them. */
const shown = (...all: object[]) => {
  localStorage.setItem('announcements:me', JSON.stringify(all));
  return answered(...all);
};

test('the newest stands above the page, the others behind a button, links are links and markup is text', async () => {
  open(AnnouncementBanners, {
    path: '/feed',
    answers: shown(
      announcement('1', { message: 'See https://vie.example/day. <b>Now</b>' }),
      announcement('2'),
    ),
  });
  const link = await screen.findByRole('link', { name: 'https://vie.example/day' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByText(/<b>Now<\/b>/)).toBeInTheDocument();
  expect(screen.queryByText('Message 2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(screen.getByText('Message 2')).toBeInTheDocument();
});

test('one is dismissed at once, and comes back alone when the server refuses', async () => {
  let refuse: (reason: unknown) => void = () => undefined;
  const { emit } = open(AnnouncementBanners, {
    path: '/feed',
    answers: {
      ...shown(announcement('1'), announcement('0')),
      DismissAnnouncement: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    },
  });
  await banner('Message 1');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
  expect(await banner('Message 0')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Announcements' })).toHaveFocus();
  // Another one is dismissed on another device meanwhile: it does not come back with the first.
  act(() =>
    emit('AnnouncementDismissed', {
      announcementDismissed: { __typename: 'AnnouncementDismissal', announcementId: '0' },
    }),
  );
  await waitFor(() => expect(screen.queryByText('Message 0')).not.toBeInTheDocument());
  refuse(refusal('NOT_FOUND', 'Announcement not found'));
  expect(await screen.findByText('Announcement not found')).toBeInTheDocument();
  expect(await banner('Message 1')).toBeInTheDocument();
  expect(screen.queryByText('Message 0')).not.toBeInTheDocument();
});

test('what this device knows stands there before the server has answered, then as it says', async () => {
  let answer: (data: object) => void = () => undefined;
  const answering = new Promise<object>((resolve) => {
    answer = resolve;
  });
  shown(announcement('2'), announcement('1'));
  open(AnnouncementBanners, { path: '/feed', answers: { Announcements: () => answering } });
  expect(screen.getByText('Message 2')).toBeInTheDocument();
  answer({ announcements: [announcement('1')] });
  expect(await banner('Message 1')).toBeInTheDocument();
  expect(screen.queryByText('Message 2')).not.toBeInTheDocument();
});

test('one that is dismissed before the server has answered stays away, and comes back when it refuses', async () => {
  let answer: (data: object) => void = () => undefined;
  const answering = new Promise<object>((resolve) => {
    answer = resolve;
  });
  let refuse: (reason: unknown) => void = () => undefined;
  const { sent } = open(AnnouncementBanners, {
    path: '/feed',
    answers: {
      ...shown(announcement('2'), announcement('1')),
      Announcements: () => answering,
      DismissAnnouncement: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
  await waitFor(() => expect(sent('DismissAnnouncement')).toEqual([{ id: '2' }]));
  expect(await banner('Message 1')).toBeInTheDocument();
  expect(localStorage.getItem('announcements:me')).not.toContain('Message 2');
  // The server made this answer before it knew of the dismissal.
  answer({ announcements: [announcement('2'), announcement('1', { message: 'As it says' })] });
  expect(await banner('As it says')).toBeInTheDocument();
  expect(screen.queryByText('Message 2')).not.toBeInTheDocument();
  expect(localStorage.getItem('announcements:me')).not.toContain('Message 2');
  refuse(refusal('NOT_FOUND', 'Announcement not found'));
  expect(await banner('Message 2')).toBeInTheDocument();
});

test('one that comes while a page is read is told of, and stands there once it is asked for', async () => {
  open(AnnouncementBanners, { path: '/feed', answers: answered(announcement('1')) });
  expect(await screen.findByText('New announcement')).toBeInTheDocument();
  expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show' }));
  expect(screen.getByText('Message 1')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Announcements' })).toHaveFocus();
  expect(screen.queryByText('New announcement')).not.toBeInTheDocument();
});

test('one that comes live stands there on the next page, and goes when it expires', async () => {
  const { emit, watched, router } = open(AnnouncementBanners, {
    path: '/:page',
    at: '/bookmarks',
    answers: answered(),
  });
  await waitFor(() => expect(watched('AnnouncementsChanged')).toHaveLength(1));
  const added = announcement('3', { expiresAt: new Date(Date.now() + 1500).toISOString() });
  await waitFor(() => expect(localStorage.getItem('announcements:me')).toBe('[]'));
  act(() =>
    emit('AnnouncementsChanged', {
      announcementsChanged: {
        __typename: 'AnnouncementsChange',
        subscribed: null,
        added,
        endedId: null,
      },
    }),
  );
  expect(await screen.findByText('New announcement')).toBeInTheDocument();
  expect(screen.queryByText('Message 3')).not.toBeInTheDocument();
  await act(() => router.navigate('/connections'));
  expect(screen.getByText('Message 3')).toBeInTheDocument();
  expect(screen.queryByText('New announcement')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Message 3')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('an admin announces: a counter, a preview, whom it reaches, and what the rule says', async () => {
  let refuses = true;
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: () => ({ allAnnouncements: connection('AnnouncementConnection', []) }),
      AnnouncementReach: ({ audience }) => ({
        announcementReach: (audience as { branch: string | null }).branch ? 12 : 1400,
      }),
      CreateAnnouncement: () => {
        if (refuses)
          throw refusal('BAD_USER_INPUT', 'x', { expiresAt: 'Expiry must be in the future' });
        return { createAnnouncement: announcement('9') };
      },
      DeactivateAnnouncement: () => ({
        deactivateAnnouncement: { __typename: 'Announcement', id: '9', active: false },
      }),
    },
  });
  expect(await screen.findByText('Reaches 1,400 people')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(screen.getByText('Message is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Message/), 'Talk at nine');
  expect(screen.getByText(/12 of 500/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Branch'), 'CIVIL');
  expect(await screen.findByText('Reaches 12 people')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Expiry must be in the future')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Announced')).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue('');
  expect(sent('CreateAnnouncement').at(-1)).toEqual({
    input: {
      message: 'Talk at nine',
      expiresAt: null,
      role: null,
      yearOfGraduation: null,
      branch: 'CIVIL',
    },
  });
  // What was announced by mistake goes again, and its words come back.
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue('Talk at nine'));
  expect(sent('DeactivateAnnouncement')).toEqual([{ id: '9' }]);
});

test('several announcements are ended after one question', async () => {
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: ({ active }) => ({
        allAnnouncements: connection(
          'AnnouncementConnection',
          active
            ? ['1', '2', '3'].map((id) =>
                announcement(id, {
                  admin: { __typename: 'User', id: 'a', fullName: 'Asha' },
                }),
              )
            : [],
        ),
      }),
      AnnouncementReach: () => ({ announcementReach: 1 }),
      Announcements: () => ({ announcements: [] }),
      DeactivateAnnouncement: ({ id }) => ({
        deactivateAnnouncement: { __typename: 'Announcement', id, active: false },
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select Message 1'));
  await userEvent.click(screen.getByLabelText('Select Message 3'));
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 2 announcements?' }));
  expect(sent('DeactivateAnnouncement')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('2 announcements ended')).toBeInTheDocument();
  expect(sent('DeactivateAnnouncement')).toEqual([{ id: '1' }, { id: '3' }]);
});

test.each([
  ['a wide window', false],
  ['a phone', true],
])('beside a conversation it stands in %s alone where there is room', async (_window, isPhone) => {
  const putBack = isPhone ? beAPhone() : () => undefined;
  const { sent } = open(AnnouncementBanners, {
    path: '/chat/:id',
    at: '/chat/c1',
    answers: shown(announcement('1')),
  });
  await waitFor(() => expect(sent('Announcements')).toHaveLength(1));
  if (isPhone) expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
  else expect(await banner('Message 1')).toBeInTheDocument();
  putBack();
});
