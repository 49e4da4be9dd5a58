import { folderTexts } from '@schema/rules/bookmarks/bookmark-folders-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import WaitingNotice from '@/features/waiting';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  bookmarkFolder as folder,
  bookmarkMark as mark,
  bookmarkedPost as post,
} from '@/testing/rooms/bookmarks';
import { BookmarkButton } from '.';
import BookmarksPage from './pages/BookmarksPage';

afterEach(() => localStorage.clear());
const noLine = () => {
  throw new TypeError('Failed to fetch');
};

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;

const openPage = (answers: Answers = {}, at = '/bookmarks', posts = [post('p1', null)]) =>
  open(BookmarksPage, {
    path: '/bookmarks',
    at,
    answers: {
      BookmarkFolders: () => ({ bookmarkFolders: [folder('f1', 'Week', 1), folder('f2', 'Late')] }),
      Bookmarks: ({ type }) => ({
        bookmarks: connection('BookmarkConnection', type === 'Post' ? posts : []),
      }),
      ...answers,
    },
  });

test('a folder is chosen beside a bookmark, shown at once and taken back where refused', async () => {
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const { sent } = openPage({
    MoveBookmark: async ({ folderId }) => {
      if (folderId === 'f1') return { moveBookmark: mark('p1', 'f1') };
      await refused;
      throw refusal('NOT_FOUND', 'Folder not found');
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Folder of Company p1' });
  await userEvent.selectOptions(field, 'Week');
  await waitFor(() => expect(field).toHaveValue('f1'));
  expect(sent('MoveBookmark')).toEqual([{ type: 'Post', refId: 'p1', folderId: 'f1' }]);
  // The numbers beside the folders follow.
  await waitFor(() => expect(sent('BookmarkFolders').length).toBeGreaterThan(1));
  await userEvent.selectOptions(field, 'Late');
  expect(field).toHaveValue('f2');
  refuse();
  expect(await screen.findByText('Folder not found')).toBeInTheDocument();
  expect(field).toHaveValue('f1');
});

test('the address keeps folder and words, and asks for both', async () => {
  const { sent } = openPage({}, '/bookmarks?folder=f1&q=zoho');
  expect(await screen.findByRole('button', { name: 'Week (1)', pressed: true })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search bookmarks' })).toHaveValue('zoho');
  expect(sent('Bookmarks')).toContainEqual({
    type: 'Post',
    first: 20,
    filter: { folder: 'f1', search: 'zoho' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'All bookmarks' }));
  await waitFor(() =>
    expect(sent('Bookmarks')).toContainEqual({
      type: 'Post',
      first: 20,
      filter: { folder: null, search: 'zoho' },
    }),
  );
});

test('words that find nothing say what helps, and an empty folder says how to fill it', async () => {
  openPage({}, '/bookmarks?q=nothing', []);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all bookmarks' }));
  expect(await screen.findByRole('link', { name: 'Find experiences' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Late (0)' }));
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
});

test('a name that is taken is told at its field, and what is typed stays', async () => {
  const { sent } = openPage({
    CreateBookmarkFolder: () => {
      throw refusal('BAD_USER_INPUT', 'You have a folder of this name', {
        name: 'You have a folder of this name',
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'week{Enter}');
  expect(await dialog.findByText('You have a folder of this name')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('week');
  expect(sent('CreateBookmarkFolder')).toEqual([{ name: 'week' }]);
});

test('a folder is deleted once that is confirmed, and its bookmarks stay', async () => {
  const { sent } = openPage(
    { DeleteBookmarkFolder: () => ({ deleteBookmarkFolder: 'f1' }) },
    '/bookmarks?folder=f1',
    [post('p1', 'f1')],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Week”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete folder' }));
  expect(await screen.findByRole('button', { name: 'All bookmarks', pressed: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'All bookmarks' })).toHaveFocus());
  expect(sent('DeleteBookmarkFolder')).toEqual([{ id: 'f1' }]);
  expect(screen.getByRole('link', { name: 'Company p1' })).toBeInTheDocument();
});

test('folders that could not be loaded leave the bookmarks standing', async () => {
  let fails = true;
  openPage({
    BookmarkFolders: () => {
      if (fails) throw new TypeError('Failed to fetch');
      return { bookmarkFolders: [folder('f1', 'Week', 1)] };
    },
  });
  expect(await screen.findByRole('link', { name: 'Company p1' })).toBeInTheDocument();
  expect(await screen.findByText(/Could not load your folders/)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Week (1)' })).toBeInTheDocument();
});

test('Undo brings a removed bookmark back to its folder', async () => {
  const { sent } = openPage(
    {
      RemoveBookmark: () => ({ removeBookmark: mark('p1', null, false) }),
      AddBookmark: () => ({ bookmark: mark('p1', 'f1') }),
    },
    '/bookmarks',
    [post('p1', 'f1')],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Company p1' }));
  await waitFor(() =>
    expect(sent('AddBookmark')).toEqual([{ type: 'Post', refId: 'p1', folderId: 'f1' }]),
  );
});

test('Undo does without a folder that was deleted on another device', async () => {
  const { sent } = openPage(
    {
      RemoveBookmark: () => ({ removeBookmark: mark('p1', null, false) }),
      AddBookmark: ({ folderId }) => {
        if (folderId) throw refusal('NOT_FOUND', 'Folder not found');
        return { bookmark: mark('p1', null) };
      },
    },
    '/bookmarks',
    [post('p1', 'f1')],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Company p1' }));
  expect(await screen.findByRole('button', { name: 'Remove Company p1' })).toBeInTheDocument();
  await waitFor(() =>
    expect(sent('AddBookmark')).toEqual([
      { type: 'Post', refId: 'p1', folderId: 'f1' },
      { type: 'Post', refId: 'p1' },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Remove Company p1' })).toBeInTheDocument();
  expect(screen.queryByText('Folder not found')).not.toBeInTheDocument();
});

test('Undo without a line waits with its folder, and goes there', async () => {
  const { sent, unmount } = openPage(
    {
      RemoveBookmark: () => ({ removeBookmark: mark('p1', null, false) }),
      AddBookmark: noLine,
    },
    '/bookmarks',
    [post('p1', 'f1')],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  await waitFor(() => expect(sent('RemoveBookmark')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Company p1' }));
  await waitFor(() => expect(sent('AddBookmark')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Remove Company p1' })).toBeInTheDocument();
  unmount();
  const later = open(WaitingNotice, {
    path: '/feed',
    answers: { AddBookmark: () => ({ bookmark: mark('p1', 'f1') }) },
  });
  await waitFor(() =>
    expect(later.sent('AddBookmark')).toEqual([{ type: 'Post', refId: 'p1', folderId: 'f1' }]),
  );
});

test('what waits to be put aside is pressed after a reload too, and taken back there', async () => {
  const Marks = () => <BookmarkButton type="Post" refId="p1" isBookmarked={false} look="button" />;
  const start = () => open(Marks, { path: '/post/p1', answers: { AddBookmark: noLine } });
  const button = () => screen.findByRole('button', { name: 'Bookmark' });
  const before = start();
  await userEvent.click(await button());
  await waitFor(() => expect(before.sent('AddBookmark')).toHaveLength(1));
  before.unmount();
  const { sent, unmount } = start();
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await button());
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
  expect(sent('RemoveBookmark')).toEqual([]);
  unmount();
  const later = open(WaitingNotice, {
    path: '/feed',
    answers: { RemoveBookmark: () => ({ removeBookmark: mark('p1', null, false) }) },
  });
  await waitFor(() => expect(later.sent('RemoveBookmark')).toHaveLength(1));
  expect(later.sent('AddBookmark')).toEqual([]);
});

test('the numbers beside the folders follow what is removed, and what comes back', async () => {
  const { sent } = openPage(
    {
      RemoveBookmark: () => ({ removeBookmark: mark('p1', null, false) }),
      AddBookmark: () => ({ bookmark: mark('p1', 'f1') }),
    },
    '/bookmarks',
    [post('p1', 'f1')],
  );
  const remove = await screen.findByRole('button', { name: 'Remove Company p1' });
  await screen.findByRole('button', { name: 'Week (1)' });
  const first = sent('BookmarkFolders').length;
  await userEvent.click(remove);
  await waitFor(() => expect(sent('BookmarkFolders')).toHaveLength(first + 1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Company p1' }));
  await waitFor(() => expect(sent('BookmarkFolders')).toHaveLength(first + 2));
});

test('a folder that is not there says so, and leads to all bookmarks', async () => {
  const { router } = openPage({}, '/bookmarks?folder=gone', []);
  expect(await screen.findByText('This folder is not there any more')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all bookmarks' }));
  expect(await screen.findByRole('link', { name: 'Find experiences' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('of quick choices of a folder each waits for the one before, and the last holds', async () => {
  let answer = () => {};
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = openPage({
    MoveBookmark: async ({ folderId }) => {
      if (folderId === 'f1') await first;
      return { moveBookmark: mark('p1', folderId as string) };
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Folder of Company p1' });
  await userEvent.selectOptions(field, 'Week');
  await userEvent.selectOptions(field, 'Late');
  expect(field).toHaveValue('f2');
  expect(sent('MoveBookmark')).toEqual([{ type: 'Post', refId: 'p1', folderId: 'f1' }]);
  answer();
  await waitFor(() => expect(sent('MoveBookmark')).toHaveLength(2));
  expect(sent('MoveBookmark')[1]).toMatchObject({ folderId: 'f2' });
  await waitFor(() => expect(field).toHaveValue('f2'));
});

test.each([
  [1, 'Its 1 bookmark stays in your list, without a folder.'],
  [2, 'Its 2 bookmarks stay in your list, without a folder.'],
])('what becomes of the bookmarks of a folder is said of %i', (count, said) => {
  expect(folderTexts.askRemove('Week', count).text).toBe(said);
});
