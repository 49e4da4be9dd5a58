import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';
import { begin, fill, name, newCompany, publish } from '../support/posting.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

test('what is typed survives a reload, and the same company and role is refused with its reason', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/response: 4\d\d POST .*\/graphql/);
  const page = await arrive(await newcomer('alumni', 'Wasim Writes'));
  page.on('dialog', (dialog) => void dialog.accept());
  const company = newCompany();
  await publish(page, company);

  const told = 'You have already added an experience for this company and role.';
  await name(page, company.toUpperCase());
  await expect(page.getByRole('alert')).toContainText(told);

  await begin(page, company, 'Site Engineer');
  await page.getByLabel(/^Job location/).fill('Mysuru');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Job location/)).toHaveValue('Mysuru');

  await page.getByLabel(/^Role/).fill('Platform Engineer');
  await fill(page);
  await page.getByRole('button', { name: 'Submit Post' }).click();
  await expect(page.getByRole('alert')).toContainText(told);
});

test('on a phone the form comes one part at a time, and leads to what is missing', async ({
  arrive,
  alumnus,
}) => {
  const page = await arrive(alumnus, onPhone);
  await begin(page, newCompany());
  await expect(page.getByRole('heading', { name: 'The interview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who could apply' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'On-Campus' })).toBeFocused();
  await page.getByText('Off-Campus', { exact: true }).click();
  await page.getByLabel(/^The company in one line/).fill('Kind people');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Who could apply' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous part' }).click();
  await expect(page.getByLabel(/^The company in one line/)).toHaveValue('Kind people');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Minimum CGPA/).fill('0');
  await page.getByRole('button', { name: /^Hashtags/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByRole('button', { name: 'Add Experience' }),
    'the last part is reached, and nothing is sent yet',
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoOverflow(page);
});
