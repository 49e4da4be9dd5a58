import { announcementTexts } from '@schema/rules/announcements/announcements-texts';
import { uiTexts } from '@schema/rules/ui-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ItemRefused } from '@/core/items/ItemRefused';
import { announcementsAbove, isToldHere } from '@/core/live/told-here';
import { announcement } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import { AnnouncementBanners } from './';

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

test('one that comes while a page is read is told in its words, and stands there once it is asked for', async () => {
  open(AnnouncementBanners, { path: '/feed', answers: answered(announcement('1')) });
  const toasts = within(screen.getByRole('list', { name: uiTexts.notices }));
  expect(await toasts.findByText('Message 1')).toBeInTheDocument();
  const above = within(screen.getByRole('region', { name: 'Announcements' }));
  expect(above.queryByText('Message 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show' }));
  expect(above.getByText('Message 1')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Announcements' })).toHaveFocus();
  expect(toasts.queryByText('Message 1')).not.toBeInTheDocument();
});

test('a toast on a phone says how a long one begins, up to a whole word', () => {
  const long =
    'Placement season: the first companies come on Monday.\nRead what seniors were asked.';
  expect(announcementTexts.arrived(long, 1)).toBe(
    'Placement season: the first companies come on Monday. Read… (and 1 more)',
  );
  expect(announcementTexts.arrived('x'.repeat(200), 0)).toBe(`${'x'.repeat(60)}…`);
  expect(announcementTexts.arrived('Talk at nine', 0)).toBe('Talk at nine');
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
  const above = within(screen.getByRole('region', { name: 'Announcements' }));
  expect(await screen.findByText('Message 3')).toBeInTheDocument();
  expect(above.queryByText('Message 3')).not.toBeInTheDocument();
  await act(() => router.navigate('/connections'));
  expect(above.getByText('Message 3')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Message 3')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
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

test('on a phone it is one line that a press opens, and says how many more there are', async () => {
  const putBack = beAPhone();
  open(AnnouncementBanners, {
    path: '/feed',
    answers: shown(
      announcement('1', { message: 'See https://vie.example/day' }),
      announcement('2'),
    ),
  });
  const line = await screen.findByRole('button', { name: /See https:.*1 more/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'https://vie.example/day' })).toBeNull();
  await userEvent.click(line);
  expect(screen.getByRole('link', { name: 'https://vie.example/day' })).toBeInTheDocument();
  expect(screen.getByText('Message 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the newest only' }));
  expect(screen.queryByText('Message 2')).toBeNull();
  putBack();
});

test('above a post that is not there it goes, and was not seen', async () => {
  const gone = { title: 'Post not found', text: 'It may have been removed.' };
  const none = { code: 'NOT_FOUND', text: '', fields: {} } as never;
  const PageWithBanner = () => (
    <>
      <AnnouncementBanners />
      {useLocation().pathname.startsWith('/post/gone') && (
        <ItemRefused title="Post" refusal={none} gone={gone} away={null} onRetry={vi.fn()} />
      )}
    </>
  );
  const { router } = open(PageWithBanner, {
    path: '*',
    at: '/post/1',
    answers: shown(announcement('1')),
  });
  expect(await banner('Message 1')).toBeInTheDocument();
  for (const at of ['/post/gone-1', '/post/gone-2']) {
    await act(() => router.navigate(at));
    expect(screen.getByText('Post not found')).toBeInTheDocument();
    expect(screen.queryByText('Message 1')).toBeNull();
  }
  await act(() => router.navigate('/post/2'));
  expect(screen.getByText('Message 1')).toBeInTheDocument();
  await act(() => router.navigate('/post/3'));
  expect(screen.queryByText('Message 1')).toBeNull();
});

test('above a post that is read it stands twice, and above a page that is not there never', async () => {
  const { router } = open(AnnouncementBanners, {
    path: '*',
    at: '/post/1',
    answers: shown(announcement('1')),
  });
  expect(await banner('Message 1')).toBeInTheDocument();
  await act(() => router.navigate('/post/2'));
  expect(screen.getByText('Message 1')).toBeInTheDocument();
  await act(() => router.navigate('/post/3'));
  expect(screen.queryByText('Message 1')).toBeNull();
  await act(() => router.navigate('/connections'));
  expect(screen.getByText('Message 1')).toBeInTheDocument();
  await act(() => router.navigate('/nowhere'));
  expect(screen.queryByText('Message 1')).toBeNull();
});

test('the bell is told that announcements stand above this page, and no more when it is left', async () => {
  const { unmount } = open(AnnouncementBanners, {
    path: '/feed',
    answers: shown(announcement('1')),
  });
  await banner('Message 1');
  await waitFor(() => expect(isToldHere(announcementsAbove)).toBe(true));
  unmount();
  expect(isToldHere(announcementsAbove)).toBe(false);
});

test('the bell tells of announcements itself where they could not be read', async () => {
  let isAsked = false;
  shown(announcement('1'));
  open(AnnouncementBanners, {
    path: '/feed',
    answers: {
      Announcements: () => {
        isAsked = true;
        throw refusal('UNAVAILABLE', 'Please try again.');
      },
    },
  });
  expect(await banner('Message 1')).toBeInTheDocument();
  await waitFor(() => expect(isAsked).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isToldHere(announcementsAbove)).toBe(false);
});
