import type { Page } from '@playwright/test';
import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { shareFields } from '../../../schema/rules/device/share.ts';
import { shareStore } from '../../../schema/rules/device/share-store.ts';
import { shareTexts } from '../../../schema/rules/device/share-texts.ts';
import { pagePathOf, pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { newCompany } from '../support/posting.ts';
import type { Troubles } from '../support/troubles.ts';

type SharedFile = { name: string; type: string };
type Form = { title?: string; text?: string; url?: string; files?: SharedFile[] };

/** A page that is empty. */
const emptyPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 280]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\n%%EOF\n';

/** Posts the form that a system posts when an app shares something into this one. */
async function share(page: Page, { files = [], ...texts }: Form): Promise<void> {
  const arrived = page.waitForURL(new RegExp(`${pagePaths.share}|${pagePaths.signIn}`));
  await page.evaluate(
    ({ action, fields, chosen, name, words }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      for (const [field, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { name: field, value });
        form.append(input);
      }
      const transfer = new DataTransfer();
      for (const file of chosen)
        transfer.items.add(new File([words], file.name, { type: file.type }));
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', multiple: true, name });
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    {
      action: pagePaths.share,
      fields: texts,
      chosen: files,
      name: shareFields.files,
      words: emptyPdf,
    },
  );
  await arrived;
}

/** How many shares this device keeps. */
const keptShares = (page: Page): Promise<number> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    { database: shareStore.database, store: shareStore.store },
  );

/**
 * Opens a page, and waits for its service worker. Playwright looks at pages from a world of its
 * own, whose requests pass the worker by: what was preloaded may be asked for once more.
 */
async function withWorker(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect(/^console warning: .*(?:cross-world service worker|was preloaded using link)/);
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const offer: SharedFile = { name: 'offer.pdf', type: 'application/pdf' };
const link = 'https://zoho.example/jobs';
const title = (page: Page) => page.getByRole('heading', { level: 1, name: shareTexts.title });

test('what an app shares goes into the tray of a conversation, and is not sent', async ({
  arrive,
  troubles,
}) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Shanta Senior'),
    verifiedStudent('Sharing Shiva'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior, { serviceWorkers: 'allow' });
  page.on('dialog', (dialog) => void dialog.accept());
  await withWorker(page, troubles);
  await share(page, {
    text: `Worth a read ${link}`,
    files: [offer, { name: 'run.exe', type: 'application/x-msdownload' }],
  });
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(pagePaths.share);
  await expect(page.getByRole('list', { name: shareTexts.files })).toContainText(offer.name);
  await expect(page.getByText(shareTexts.wrongType('run.exe'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shanta Senior' })).toBeVisible();
  await expectAccessible(page);

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: shareTexts.files })).toContainText(offer.name);
  });

  await page.getByRole('button', { name: 'Shanta Senior' }).press('Enter');
  await expect(page).toHaveURL(pagePathOf.chat(id));
  await expect(page.getByRole('list', { name: chatPageTexts.tray })).toContainText(offer.name);
  const box = page.getByRole('textbox', { name: chatPageTexts.write });
  await expect(box).toHaveValue(`Worth a read\n${link}`);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await expect.poll(() => keptShares(page)).toBe(0);
});

test('what an app shares goes into the form of a new post, or away', async ({
  arrive,
  troubles,
}) => {
  const page = await arrive(await newcomer('alumni', 'Sharmila Shares'), {
    serviceWorkers: 'allow',
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await withWorker(page, troubles);
  await share(page, { title: 'Sheet', text: 'All of DSA', url: link, files: [offer] });
  await page.getByRole('button', { name: shareTexts.post.action }).click();
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill(newCompany());
  await page.getByRole('combobox', { name: 'Role', exact: true }).fill('Platform Engineer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Final notes' })).toHaveValue('Sheet\nAll of DSA');
  await expect(page.getByRole('textbox', { name: 'Links: 1' })).toHaveValue(link);
  await expect(page.getByText(offer.name).first()).toBeVisible();
  await expect.poll(() => keptShares(page)).toBe(0);

  await page.goto(pagePaths.feed);
  await share(page, { text: 'Not this' });
  await page.getByRole('button', { name: shareTexts.discard }).click();
  await expect(page).toHaveURL(pagePaths.feed);
  expect(await keptShares(page)).toBe(0);
});

test('what a visitor shares waits for the sign-in, and is gone at the sign-out', async ({
  arrive,
  troubles,
}) => {
  const person = await verifiedStudent('Later Latha');
  const page = await arrive(person, { serviceWorkers: 'allow' });
  await withWorker(page, troubles);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/about-us');
  await share(page, { text: 'Read it later' });
  await expect(page).toHaveURL(new RegExp(pagePaths.signIn));
  expect(await keptShares(page)).toBe(1);
  await page.evaluate((token) => localStorage.setItem('token', token), person.token);
  await page.goto(pagePaths.share);
  await expect(page.getByText('Read it later')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptShares(page)).toBe(0);
});

test('without a service worker the server takes nothing, and the page says what helps', async ({
  arrive,
}) => {
  const page = await arrive(await verifiedStudent('Early Esha'));
  await page.goto(pagePaths.feed);
  await share(page, { text: 'Too early', files: [offer] });
  await expect(page.getByText(shareTexts.missed.worker)).toBeVisible();
  await expectAccessible(page);
});
