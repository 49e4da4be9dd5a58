import { expect, test } from '../fixtures.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

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
