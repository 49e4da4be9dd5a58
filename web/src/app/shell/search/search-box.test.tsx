import { feedTexts } from '@schema/rules/posts-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { SearchBox } from './SearchBox.tsx';
import { useRecentSearches } from './useRecentSearches.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout.
});

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const box = () => screen.getByRole('combobox');
/** A page's boxes, of which its width shows one. */
function Boxes({ count }: { count: number }) {
  const recentSearches = useRecentSearches();
  return Array.from({ length: count }, (_, index) => (
    <SearchBox key={index} recentSearches={recentSearches} />
  ));
}
const start = (count = 1) =>
  open(() => <Boxes count={count} />, {
    path: '/feed',
    answers: { PopularCompanies: () => ({ popularCompanies: ['Google', 'Zoho'] }) },
  });

test('before anything is typed it offers popular companies and the last five searches, by arrows and Enter', async () => {
  const { router, sent } = start();
  expect(sent('PopularCompanies')).toEqual([]);
  await userEvent.click(box());
  await screen.findByRole('option', { name: 'Zoho' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=Zoho');
  expect(box()).toHaveAttribute('aria-expanded', 'false');

  for (const term of ['one', 'two', 'three', 'four', 'Zoho', 'five']) {
    await userEvent.clear(box());
    await userEvent.type(box(), `${term}{Enter}`);
  }
  await userEvent.clear(box());
  expect(options()).toEqual(['five', 'Zoho', 'four', 'three', 'two', 'Google']);
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(options()).toEqual(['Zoho', 'four', 'three', 'two', 'Google']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Zoho');
  await userEvent.click(screen.getByRole('button', { name: feedTexts.clearSearches }));
  expect(options()).toEqual(['Google', 'Zoho']);
  await userEvent.type(box(), 'x');
  expect(options()).toEqual([]);
});

test('the boxes of a page, and other tabs, add to the same searches', async () => {
  start(2);
  const [narrow, wide] = screen.getAllByRole('combobox') as [HTMLElement, HTMLElement];
  await userEvent.type(narrow, 'tcs{Enter}');
  const [key = ''] = Object.keys(localStorage).filter((one) => one.endsWith(':searches'));
  localStorage.setItem(key, JSON.stringify(['zoho', 'tcs']));
  await userEvent.clear(wide);
  await userEvent.type(wide, 'infosys{Enter}');
  await userEvent.clear(wide);
  expect(options().slice(0, 3)).toEqual(['infosys', 'zoho', 'tcs']);
});
