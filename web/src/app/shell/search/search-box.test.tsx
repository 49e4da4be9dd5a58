import { feedTexts } from '@schema/rules/posts-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout.
});

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const box = () => screen.getByRole('combobox');
const start = () =>
  open(SearchBox, {
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
