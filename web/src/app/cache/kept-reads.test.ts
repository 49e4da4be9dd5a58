import { expect, test } from 'vitest';
import { keptReads } from './kept-reads.ts';

test('bookmarks can be read without a line with the folders that they are in', () => {
  expect(keptReads.pages).toContain('Bookmarks');
  expect(keptReads.beside).toContain('BookmarkFolders');
});
