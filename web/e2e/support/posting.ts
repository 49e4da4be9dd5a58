import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A company nobody has written about. */
export const newCompany = (): string => `Kaveri ${randomUUID().slice(0, 8)}`;

/** Fills the crisp form the way a person does, up to the preview. */
export async function fill(page: Page, companyName: string): Promise<void> {
  await page.goto('/add-post');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill(companyName);
  await page.getByRole('textbox', { name: 'Role', exact: true }).fill('Platform Engineer');
  await page.getByText('Full-time', { exact: true }).click();
  await page.getByText('On-Campus', { exact: true }).click();
  await page.getByLabel(/^The company in one line/).fill('Three rounds, and they want to see you think aloud');
  await page.getByLabel(/^Minimum CGPA/).fill('7.5');
  await page.getByLabel(/^Number of rounds/).fill('3');
  await page.getByText('Medium', { exact: true }).click();
  await page.getByText('Accepted', { exact: true }).click();
  await page.getByLabel(/^Package/).fill('18');
  await page.getByLabel(/^Total students placed/).fill('4');
  await page.getByLabel(/^Job location/).fill('Hyderabad');
  await expect(page.getByText('Ready to share')).toBeVisible();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const preview = page.getByRole('dialog', { name: 'Post Preview' });
  await expect(preview).toContainText('18 LPA');
}

export async function publish(page: Page, companyName: string): Promise<void> {
  await fill(page, companyName);
  await page.getByRole('button', { name: 'Submit Post' }).click();
  await expect(page).toHaveURL(/\/feed$/);
}
