import { expect, test } from '../fixtures.ts';
import { demo } from '../support/people.ts';
import { expectNoOverflow, onPhone, phoneSize } from '../support/screen.ts';

test('in letters twice their size the ways out of an empty list stay on the screen of a phone', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  for (const [path, words] of [
    ['/company/zoho?type=intern', /^Without “Internship”/],
    ['/paths', 'Graduate Engineer Trainee'],
  ] as const) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
    const way = page.getByRole('button', { name: words });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport();
    await expectNoOverflow(page);
  }
});

test('in letters twice their size the menu of an admin stays on the screen of a phone', async ({
  arrive,
}) => {
  const page = await arrive(await demo.superAdmin(), onPhone);
  await page.goto('/admin/users');
  await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
  const own = page.getByRole('button', { name: /^Your menu/ });
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeInViewport({ ratio: 1 });
});

test('in letters twice their size what can be done about people stays on the screen of a phone', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  const { id } = await demo.alumnus();
  for (const [path, what] of [
    [`/profile/${id}`, page.getByRole('button', { name: /^More about/ })],
    ['/notifications', page.getByRole('link', { name: /^Approach/ }).first()],
    ['/edit-profile', page.getByRole('button', { name: 'Change picture' })],
  ] as const) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
    // To scroll there would move what is cut off into sight.
    await expect
      .poll(() => what.evaluate((one) => one.getBoundingClientRect().right), path)
      .toBeLessThanOrEqual(phoneSize.width);
    await expectNoOverflow(page);
  }
});
