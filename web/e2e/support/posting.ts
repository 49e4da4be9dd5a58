import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { pagePathOf } from '../../../schema/rules/pages/page-paths.ts';
import { type Person, post } from './people.ts';

/** The first word of every company that a test makes up. */
const madeUp = 'Kaveri';

/** A company nobody has written about. */
export const newCompany = (): string => `${madeUp} ${randomUUID().slice(0, 8)}`;

/**
 * The cards of the Experiencia tab that the demo college brought along: those of tests running
 * beside may go any moment.
 */
export const demoExperiences = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Experiences' })
    .getByRole('article')
    .filter({ hasNotText: madeUp });

/** Step 1: names the company, and comes to an empty form. */
export async function begin(
  page: Page,
  companyName: string,
  role = 'Platform Engineer',
): Promise<void> {
  await name(page, companyName, role);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `My ${companyName} interview`,
  );
}

/** Names a company and a role, and goes on. */
export async function name(
  page: Page,
  companyName: string,
  role = 'Platform Engineer',
): Promise<void> {
  // From elsewhere: the same address anew would be a reload, which keeps the company.
  await page.goto('about:blank');
  await page.goto('/add-post');
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill(companyName);
  await page.getByRole('combobox', { name: 'Role', exact: true }).fill(role);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** General Details, which both templates ask. */
export async function fillGeneral(page: Page): Promise<void> {
  await page.getByText('On-Campus', { exact: true }).click();
  await page
    .getByLabel(/^The company in one line/)
    .fill('Three rounds, and they want to see you think aloud');
  await page.getByLabel(/^Minimum CGPA/).fill('7.5');
  await page
    .getByRole('group', { name: /^Difficulty/ })
    .first()
    .getByText('Medium')
    .click();
  await page.getByText('Accepted', { exact: true }).click();
  await page.getByLabel(/^Package/).fill('18');
}

/** Fills the crisp form that was begun the way a person does, up to the preview. */
export async function fill(page: Page): Promise<void> {
  await fillGeneral(page);
  const round = page.getByRole('listitem', { name: 'Round 1' });
  await round.getByLabel(/^Round name/).fill('Machine round');
  await round.getByLabel(/^Questions asked/).fill('A parser, in four hours');
  await round.getByLabel(/^Duration/).fill('240');
  await round.getByLabel(/^Shortlisted count/).fill('20');
  await round.getByRole('group', { name: /^Mode/ }).getByText('Offline').click();
  await round
    .getByRole('group', { name: /^Difficulty/ })
    .getByText('Hard')
    .click();
  await page.getByLabel(/^Total students placed/).fill('4');
  await page.getByLabel(/^Job location/).fill('Hyderabad');
  await expect(page.getByText('Ready to share')).toBeVisible();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const preview = page.getByRole('dialog', { name: 'Post Preview' });
  await expect(preview).toContainText('18 LPA');
}

export async function publish(page: Page, companyName: string): Promise<void> {
  await begin(page, companyName);
  await fill(page);
  await page.getByRole('button', { name: 'Submit Post' }).click();
  await expect(page).toHaveURL(/\/feed$/);
}

/** The address of the first experience of the feed. */
export async function firstPost(page: Page): Promise<string> {
  await page.goto('/feed?tab=experiencia');
  return (await demoExperiences(page).first().getByRole('link').first().getAttribute('href')) ?? '';
}

/** An experience with a long story, published this moment. @returns its address */
export async function publishedBy({ token }: Person): Promise<string> {
  const input = {
    postType: 'crisp',
    companyName: newCompany(),
    role: 'Platform Engineer',
    experienceType: 'fulltime',
    interviewYear: 2024,
    oneLiner: 'Three rounds, and they want to see you think aloud',
    cgpaRequired: 7.5,
    campusType: 'onCampus',
    offerStatus: 'accepted',
    location: 'Mysuru',
    finalPlacementCount: 4,
    rounds: ['Online test', 'Technical', 'Managerial'].map((roundName) => ({
      roundName,
      questionsAsked: 'Reverse a list, then tell how you would find that it has a circle.',
      intentionOfInterviewer: 'How I think',
      duration: 45,
      mode: 'online',
      level: 'medium',
      isInterviewerNice: true,
      shortlistedCount: 12,
    })),
  };
  const { data } = await post<{ data: { publishPost: { id: string } } }>(
    '/graphql',
    {
      query: 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }',
      variables: { input },
    },
    token,
  );
  return pagePathOf.post(data.publishPost.id);
}
