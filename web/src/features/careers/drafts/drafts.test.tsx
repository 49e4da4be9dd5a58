import { draftTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careerPath, connection } from '@/testing/builders';
import { open } from '@/testing/open';
import CareerPathPage from '../pages/CareerPathPage';

const drafts = (...nodes: object[]) => ({ drafts: connection('PostDraftConnection', nodes) });
const draft = (id: string, companyName: string, facts: object = {}) => ({
  __typename: 'PostDraftLine',
  id,
  companyName,
  experienceType: 'fulltime',
  role: 'Dev',
  logo: null,
  savedAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  ...facts,
});
const openPage = (answers: Parameters<typeof open>[1]['answers']) =>
  open(CareerPathPage, {
    path: '/career-path',
    answers: { CareerPath: () => ({ careerPath: careerPath('me', []) }), ...answers },
  });

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a draft is listed whatever the timeline says, and is continued', async () => {
  const { router } = openPage({
    Drafts: () =>
      drafts(draft('d1', 'Testco'), draft('d2', 'Zoho', { experienceType: 'intern', role: '' })),
  });
  const list = within(await screen.findByRole('region', { name: 'Continue a draft' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('TestcoDev · Full-timeSaved 2 hours ago');
  expect(second).toHaveTextContent('ZohoInternshipSaved 2 hours ago');
  await user.click(list.getByRole('link', { name: 'Continue your draft about Testco' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: { subject: { companyName: 'Testco', role: 'Dev', experienceType: 'fulltime' } },
  });
});

test('a draft is discarded after a question, in the account and on this device', async () => {
  const storageKey = 'add-post:me:testco:fulltime';
  localStorage.setItem(storageKey, '{}');
  const { sent } = openPage({
    Drafts: () => drafts(draft('d1', 'Testco')),
    DiscardDraft: () => ({ deleteDraft: true }),
  });
  await press('Discard your draft about Testco');
  await press('Keep it');
  expect(sent('DiscardDraft')).toEqual([]);
  await press('Discard your draft about Testco');
  await press('Discard draft');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Continue a draft' })).not.toBeInTheDocument(),
  );
  expect(sent('DiscardDraft')).toEqual([{ companyName: 'Testco', experienceType: 'fulltime' }]);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(screen.getByText(draftTexts.discarded('Testco'))).toBeInTheDocument();
});

test('drafts of this device alone are listed too, and are shown and discarded offline as well', async () => {
  const storeDraft = (company: string, base: string | null) =>
    localStorage.setItem(
      `add-post:me:${company.toLowerCase()}:intern`,
      JSON.stringify({
        at: Date.now() - 9_000_000,
        base,
        values: { companyName: company, role: 'Dev', experienceType: 'intern' },
      }),
    );
  storeDraft('Testco', 'x');
  storeDraft('Zoho', null);
  // Saved in the account once, and published elsewhere since.
  storeDraft('Published', 'x');
  localStorage.setItem('add-post:me:broken:intern', '{"at":1,"base":null,"values":{}}');
  localStorage.setItem(
    'add-post:somebody:bosch:intern',
    JSON.stringify({
      at: 1,
      base: null,
      values: { companyName: 'Bosch', experienceType: 'intern' },
    }),
  );
  let reads = 0;
  const { sent } = openPage({
    Drafts: () => {
      reads += 1;
      if (reads === 1) throw new Error('offline');
      return drafts(draft('d1', 'TESTCO', { experienceType: 'intern' }));
    },
  });
  const listedDrafts = async () =>
    within(await screen.findByRole('region', { name: 'Continue a draft' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await listedDrafts()).toEqual([
    expect.stringContaining(`ZohoDev · InternshipSaved 2 hours ago, ${draftTexts.hereOnly}`),
  ]);
  await press('Try again');
  await waitFor(async () => expect(await listedDrafts()).toHaveLength(2));
  expect((await listedDrafts())[1]).not.toContain(draftTexts.hereOnly);
  await press('Discard your draft about Zoho');
  expect(await screen.findByText(draftTexts.discardHereText)).toBeInTheDocument();
  await press('Discard draft');
  await waitFor(async () =>
    expect(await listedDrafts()).toEqual([expect.stringContaining('TESTCO')]),
  );
  expect(localStorage.getItem('add-post:me:zoho:intern')).toBeNull();
  expect(sent('DiscardDraft')).toEqual([]);
});

test('a draft that could not be discarded stays, with the reason', async () => {
  openPage({
    Drafts: () => drafts(draft('d1', 'Testco')),
    DiscardDraft: () => {
      throw new Error('offline');
    },
  });
  await press('Discard your draft about Testco');
  await press('Discard draft');
  expect(await screen.findByText(draftTexts.discardFailed)).toBeInTheDocument();
  expect(screen.getByText('Testco')).toBeInTheDocument();
});
