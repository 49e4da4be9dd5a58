import { expect, test } from '../fixtures.ts';
import { onPhone } from '../support/screen.ts';

test('on a phone the name comes before what one can do, which is one row', async ({
  arrive,
  student,
  alumnus,
}) => {
  const page = await arrive(student, onPhone);
  await page.goto(`/profile/${alumnus.id}`);
  const bond = page.getByRole('group', { name: /^Connection with/ });
  const more = page.getByRole('button', { name: /^More about/ });
  const name = page.getByText(alumnus.fullName, { exact: true }).first();
  await expect(bond).toBeVisible();
  const [nameBox, bondBox, moreBox] = await Promise.all(
    [name, bond, more].map(async (one) => (await one.boundingBox()) ?? { y: 0, height: 0 }),
  );
  expect(nameBox?.y).toBeLessThan(bondBox?.y ?? 0);
  const middle = ({ y, height } = { y: 0, height: 0 }): number => y + height / 2;
  expect(Math.abs(middle(bondBox) - middle(moreBox))).toBeLessThan(12);
});
