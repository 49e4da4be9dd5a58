import { expect, test } from '../fixtures.ts';
import { onPhone } from '../support/screen.ts';

test('a thumb meets the buttons of what one looks for people and companies with', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { ...onPhone, hasTouch: true, isMobile: true });
  for (const [path, name] of [
    ['/feed?tab=experiencia', /^Filters/],
    ['/company/zoho', 'Follow Zoho'],
    ['/people', /^Connect/],
    ['/questions', /^Filters/],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
    await button.scrollIntoViewIfNeeded();
    const met = await button.evaluate((element) => {
      const { top, height, left, width } = element.getBoundingClientRect();
      const at = (y: number) =>
        element.contains(document.elementFromPoint(left + width / 2, y)) ? 1 : 0;
      return Array.from({ length: 60 }, (_, y) =>
        at(top + height / 2 - 30 + y + 0.5),
      ).reduce<number>((sum, one) => sum + one, 0);
    });
    expect(met, `${path}: ${String(name)}`).toBeGreaterThanOrEqual(44);
  }
});
