import { feedTexts } from '@schema/rules/posts/posts-texts';
import { suggestionTexts } from '@schema/rules/suggestions/suggestions-texts';
import { screen, waitFor } from '@testing-library/react';
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
const start = (
  count = 1,
  meant: (variables: Record<string, unknown>) => object | Promise<object> = () => ({
    suggestions: [],
  }),
) =>
  open(() => <Boxes count={count} />, {
    path: '/feed',
    answers: {
      PopularCompanies: () => ({ popularCompanies: ['Google', 'Zoho'] }),
      Suggestions: meant,
    },
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

/** A suggestion, of which the story says what matters. */
const suggestion = (kind: string, text: string, facts: object = {}) => ({
  kind,
  text,
  target: text.toLowerCase(),
  companyName: null,
  experienceCount: 0,
  user: null,
  ...facts,
});

test('while one types it offers what may be meant, by kind, each a way to its page', async () => {
  const { router, sent } = start(1, ({ search }) => ({
    suggestions: [
      suggestion('company', 'Infosys', { experienceCount: 3 }),
      suggestion('role', `Information ${String(search)}`),
      suggestion('opening', 'Infra Engineer', { companyName: 'Zoho' }),
    ],
  }));
  await userEvent.type(box(), 'i');
  await userEvent.type(box(), 'nf');
  await screen.findByRole('option', { name: 'Infosys 3 experiences' });
  // One letter means everything; what is typed on is asked for at a pause.
  expect(sent('Suggestions')).toEqual([{ search: 'inf', kinds: null }]);
  expect(options()).toEqual(['Infosys3 experiences', 'Information inf', 'Infra EngineerZoho']);
  expect(screen.getByText(suggestionTexts.count(3))).toHaveRole('status');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/company/infosys'));
});

test('Enter searches for what is typed where nothing is chosen; the answer to another word is none', async () => {
  const answers: Record<string, (found: object) => void> = {};
  const { router } = start(
    1,
    ({ search }) =>
      new Promise<object>((resolve) => {
        answers[String(search)] = resolve;
      }),
  );
  await userEvent.type(box(), 'go');
  await waitFor(() => expect(answers).toHaveProperty('go'));
  await userEvent.clear(box());
  await userEvent.type(box(), 'zo');
  await waitFor(() => expect(answers).toHaveProperty('zo'));
  answers['zo']?.({ suggestions: [suggestion('company', 'Zoho')] });
  await screen.findByRole('option', { name: 'Zoho' });
  answers['go']?.({ suggestions: [suggestion('company', 'Google')] });
  await userEvent.type(box(), 'h');
  expect(options()).toEqual(['Zoho']);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=zoh');
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
