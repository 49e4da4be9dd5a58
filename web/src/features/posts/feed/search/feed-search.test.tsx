import { feedTexts } from '@schema/rules/posts/posts-texts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, postCard, profileCard } from '@/testing/builders';
import { open } from '@/testing/open';
import {
  feedExperiences as experiences,
  feedPeople as people,
  feedPosts as posts,
} from '@/testing/rooms/posts';
import FeedPage from '../../pages/FeedPage';

const feed = (answers: Parameters<typeof open>[1]['answers'], at = '/feed') =>
  open(FeedPage, { path: '/feed', at, ...(answers && { answers }) });

const suggestion = (text: string, target: string) => ({
  __typename: 'Suggestion',
  kind: 'company',
  text,
  target,
  companyName: null,
  experienceCount: 6,
  user: null,
});

test('who searches for a company is led to its page, above what experiences tell one by one', async () => {
  const { sent } = feed(
    {
      FeedPosts: () => posts(0, 1),
      FeedProfiles: () => people(0),
      Suggestions: () => ({ suggestions: [suggestion('Amazon', 'amazon')] }),
    },
    '/feed?search=amazon%20interview%20questions',
  );
  const found = await screen.findByRole('list', { name: feedTexts.foundCompanies });
  expect(within(found).getByRole('link', { name: 'Amazon' })).toHaveAttribute(
    'href',
    '/company/amazon',
  );
  expect(within(found).getByText(feedTexts.foundCompany)).toBeInTheDocument();
  expect(sent('Suggestions')).toEqual([
    { search: 'amazon interview questions', kinds: ['company'] },
  ]);
});

test.each(['', '&tab=experiencia'])(
  'words that nothing has together lead to each alone, and to questions that have them%s',
  async (tab) => {
    const { sent } = feed(
      {
        FeedPosts: () => posts(0, 0),
        Experiences: () => experiences(0, 0),
        FeedProfiles: () => people(0),
        QuestionBankFacets: () => ({ questionBankFacets: { count: 12, facets: [] } }),
      },
      `/feed?search=google%20hr%20round${tab}`,
    );
    const which = tab ? '&tab=experiencia' : '&tab=overview';
    expect(await screen.findByRole('link', { name: feedTexts.oneWord('google') })).toHaveAttribute(
      'href',
      `/feed?search=google${which}`,
    );
    expect(screen.getByRole('link', { name: feedTexts.oneWord('hr') })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: feedTexts.oneWord('round') })).toBeNull();
    expect(await screen.findByRole('link', { name: '12 questions of interviews' })).toHaveAttribute(
      'href',
      '/questions?search=google+hr',
    );
    expect(sent('QuestionBankFacets')).toEqual([{ filter: { search: 'google hr' } }]);
  },
);

test('a search that finds nobody in one tab tells of what it finds in the other', async () => {
  const { router } = feed(
    { Experiences: () => experiences(0, 0), FeedProfiles: () => people(2) },
    '/feed?tab=experiencia&search=asha',
  );
  await userEvent.click(await screen.findByRole('link', { name: '2 people found in Networking' }));
  expect(router.state.location.search).toBe('?search=asha&tab=networking');
  expect(await screen.findByRole('list', { name: 'People' })).toBeInTheDocument();
});

const found = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('what was searched for is marked in the cards: as typed, or as it was meant', async () => {
  const card = postCard('p1', {
    companyName: 'Zoho',
    role: 'Zoholics Engineer',
    hashtags: ['#zoho', '#dsa'],
    user: person('a', { fullName: 'Asha Verma' }),
  });
  const works = profileCard('u1', {
    user: person('u1', { fullName: 'Meera Nair' }),
    workLogos: [{ __typename: 'CompanyLogo', companyName: 'Zoho Corp', companyLogo: null }],
  });
  const answers = {
    FeedPosts: () => ({ feedPosts: connection('PostConnection', [card]) }),
    FeedProfiles: () => ({ feedProfiles: connection('ProfileConnection', [works]) }),
  };
  feed(answers, '/feed?search=zoho');
  await screen.findByRole('link', { name: 'Meera Nair' });
  expect(found()).toEqual(['Zoho', 'Zoho', 'zoho', 'Zoho']);
  cleanup();
  feed(answers, '/feed?search=zoha');
  await screen.findByRole('link', { name: 'Meera Nair' });
  expect(found()).toEqual(['Zoho', 'zoho', 'Zoho']);
  cleanup();
  feed(answers);
  await screen.findByRole('link', { name: 'Meera Nair' });
  expect(found()).toEqual([]);
});
