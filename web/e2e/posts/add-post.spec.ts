import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';
import { fill, newCompany, publish } from '../support/posting.ts';

test('what is typed is kept on this device, and the same company and role is refused with its reason', async ({ arrive, troubles }) => {
  troubles.expect(/response: 4\d\d POST .*\/graphql/);
  const page = await arrive(await newcomer('alumni', 'Wasim Writes'));
  const company = newCompany();
  await publish(page, company);

  await page.goto('/add-post');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill(company);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`My ${company} interview`);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toHaveValue(company);

  await fill(page, company);
  await page.getByRole('button', { name: 'Submit Post' }).click();
  await expect(page.getByRole('alert')).toContainText('You have already added an experience for this company and role.');
});

test('on a phone the form comes one part at a time, and leads to what is missing', async ({ arrive, alumnus }) => {
  const page = await arrive(alumnus, { viewport: { width: 360, height: 780 } });
  await page.goto('/add-post');
  await expect(page.getByRole('heading', { name: 'The interview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who could apply' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Kaveri on a phone');
  await page.getByRole('textbox', { name: 'Role', exact: true }).fill('Intern');
  await page.getByText('Internship', { exact: true }).click();
  await page.getByText('Off-Campus', { exact: true }).click();
  await page.getByLabel(/^The company in one line/).fill('Kind people');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Who could apply' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Role', exact: true })).toHaveValue('Intern');
});
