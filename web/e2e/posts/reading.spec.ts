import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { newCompany, publish } from '../support/posting.ts';
import { address } from '../support/run.ts';
import { expectNoOverflow, phoneSize } from '../support/screen.ts';

/** Words of the validation library, in none of our own code. */
const validation = 'invalid_format';

for (const [size, viewport] of [
  ['on a phone', phoneSize],
  ['on a wide screen', { width: 1280, height: 900 }],
] as const) {
  test(`an experience is read section by section, put aside, found again and taken back, ${size}`, async ({
    arrive,
  }) => {
    const [author, reader] = await Promise.all([
      newcomer('alumni', 'Anil Author'),
      verifiedStudent('Riya Reader'),
    ]);
    const company = newCompany();
    const writing = await arrive(author);
    await publish(writing, company);

    const page = await arrive(reader, { viewport });
    const code: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        code.push(response.text().catch(() => ''));
    });
    await page.goto('/feed?tab=experiencia');
    await page.getByRole('link', { name: company }).click();
    const rounds = page.getByRole('button', { name: /^Rounds/ });
    const details = page.getByRole('button', { name: 'General Details' });
    await expect(rounds).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('A parser, in four hours')).toBeVisible();
    // By keys: sections move under a mouse, and what a mouse comes to lie on is fetched ahead.
    await page.mouse.move(1, 1);
    await details.press('Enter');
    await expect(rounds).toHaveAttribute('aria-expanded', 'false');
    await rounds.press('Enter');
    await expect(page).toHaveURL(/#rounds$/);
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(rounds).toHaveAttribute('aria-expanded', 'true');
    await expectNoOverflow(page);

    await page.getByText('A parser, in four hours').scrollIntoViewIfNeeded();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const edit = {
      method: 'PUT',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ companyName: company, role: 'Compiler Engineer' }),
    };
    expect((await fetch(`${address}/api/auth/posts/${id}`, edit)).status).toBe(200);
    await expect(page.getByText('The author updated this experience')).toBeInViewport();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Compiler Engineer at ${company}` }),
    ).toBeAttached();
    await expect(page.getByText('The author updated this experience')).toBeHidden();
    expect(
      (await Promise.all(code)).filter((text) => text.includes(validation)),
      'what is only read brings no validation along',
    ).toEqual([]);
    expect(code.length).toBeGreaterThan(2);

    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
    await bookmark.click();
    await expect(page.getByText('Bookmark added!')).toBeVisible();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

    // On a phone they are in the menu.
    if (viewport.width < 500) await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('link', { name: 'Bookmarks', exact: true })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookmarks' })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${company}` }).click();
    await expect(page.getByText('Bookmark removed!')).toBeVisible();
    await page.getByRole('button', { name: `Undo ${company}` }).click();
    await expect(page.getByRole('button', { name: `Remove ${company}` })).toBeVisible();
    await page.getByRole('link', { name: company }).click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.click();
    await expect(page.getByText('Bookmark removed!')).toBeVisible();
    await page.goto('/bookmarks');
    await expect(page.getByText('Nothing put aside yet')).toBeVisible();
  });
}
