import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const fill = async (
  page: Page,
  title: string,
  {
    company,
    role,
    from,
    to,
  }: { company: string; role: string; from: [string, string]; to?: [string, string] },
): Promise<void> => {
  await page.getByRole('button', { name: `Add ${title}` }).click();
  const form = page.getByRole('group', { name: title });
  await expect(form.getByLabel(/^Company/)).toBeFocused();
  await form.getByLabel(/^Company/).fill(company);
  await form.getByLabel(/^Role/).fill(role);
  await form.getByLabel('From month').selectOption(from[0]);
  await form.getByLabel('From year').fill(from[1]);
  if (!to) return form.getByLabel('I currently work here').check();
  await form.getByLabel('To month').selectOption(to[0]);
  await form.getByLabel('To year').fill(to[1]);
};
const saved = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ hasText: `${label} · Saved` });

test('an alumnus fills a career path on a phone, comes back to it, corrects it, and goes on to write', async ({
  arrive,
}) => {
  const page = await arrive(await newcomer('alumni', 'Chitra Career'), onPhone);
  await page.goto('/career-path');

  await test.step('two internships and two jobs; what is typed survives a reload', async () => {
    await fill(page, '1st Internship', {
      company: 'Zoho',
      role: 'Intern',
      from: ['May', '2017'],
      to: ['Jul', '2017'],
    });
    await fill(page, '2nd Internship', {
      company: 'Bosch',
      role: 'Intern',
      from: ['May', '2018'],
      to: ['Jun', '2018'],
    });
    await fill(page, '1st Work Experience', {
      company: 'Infosys',
      role: 'Engineer',
      from: ['Jul', '2019'],
      to: ['Jun', '2021'],
    });
    await page.reload();
    await expect(page.getByText('Kept from your last visit, not saved yet')).toBeVisible();
    await expect(
      page.getByRole('group', { name: '2nd Internship' }).getByLabel(/^Company/),
    ).toHaveValue('Bosch');
    await fill(page, '2nd Work Experience', {
      company: 'Google',
      role: 'Senior Engineer',
      from: ['Jul', '2021'],
    });
    await expect(page.getByRole('button', { name: /^Add 3rd Work/ })).toHaveCount(0);
  });

  await test.step('saved, it is the same after a reload', async () => {
    await page.getByRole('button', { name: 'Save Path' }).click();
    await expect(page.getByText('Career path saved')).toBeVisible();
    await page.reload();
    for (const [label, company] of [
      ['1st Internship', 'Zoho'],
      ['2nd Internship', 'Bosch'],
      ['1st Work Experience', 'Infosys'],
      ['2nd Work Experience', 'Google'],
    ] as const) {
      await expect(saved(page, label)).toContainText(company);
    }
    await expect(page.getByText('2021 – Present')).toBeVisible();
  });

  await test.step('an edit, and an internship that was none: the rest moves up', async () => {
    await page.getByRole('button', { name: 'Edit 1st Work Experience, Infosys' }).click();
    await page
      .getByRole('group', { name: '1st Work Experience' })
      .getByLabel(/^Role/)
      .fill('Systems Engineer');
    await page.getByRole('button', { name: 'Edit 1st Internship, Zoho' }).click();
    await page
      .getByRole('group', { name: '1st Internship' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save Path' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.reload();
    await expect(saved(page, '1st Internship')).toContainText('Bosch');
    await expect(saved(page, '1st Work Experience')).toContainText('Systems Engineer');
  });

  await test.step('a saved logo leads to the form about it', async () => {
    await page.getByRole('link', { name: /Google/ }).click();
    await expect(page).toHaveURL(/\/add-post$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('My Google interview');
  });
});

test('two tabs: the second one takes over what the first one saved, and loses nothing of its own', async ({
  arrive,
}) => {
  const page = await arrive(await newcomer('alumni', 'Tara Twotabs'));
  await page.goto('/career-path');
  const other = await page.context().newPage();
  await other.goto('/career-path');
  await fill(other, '1st Internship', {
    company: 'Bosch',
    role: 'Intern',
    from: ['May', '2018'],
    to: ['Jun', '2018'],
  });
  await fill(page, '1st Work Experience', {
    company: 'Google',
    role: 'Engineer',
    from: ['Jul', '2021'],
  });
  await other.getByRole('button', { name: 'Save Path' }).click();
  await expect(other.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Load it, keep what I typed' }).click();
  await page.getByRole('button', { name: 'Save Path' }).click();
  await expect(saved(page, '1st Internship')).toContainText('Bosch');
  await expect(saved(other, '1st Work Experience')).toContainText('Google');
});
