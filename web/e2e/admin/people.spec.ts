import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo, newcomer } from '../support/people.ts';
import { address } from '../support/run.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('an admin approves a document, and the page of who waits opens by itself', async ({
  arrive,
}) => {
  const student = await newcomer('mentee', `Waiting Student ${Date.now() % 100_000}`);
  const form = new FormData();
  form.set('document', new File([pixel], 'card.png', { type: 'image/png' }));
  form.set('documentType', 'collegeId');
  const answer = await fetch(`${address}/api/auth/upload-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  const waiting = await arrive(student);
  await waiting.goto('/connections');
  await expect(waiting.getByRole('heading', { name: 'Pending admin approval' })).toBeVisible();

  const desk = await arrive(await demo.superAdmin());
  await desk.goto('/admin/verification');
  const request = desk.getByRole('article', { name: `Request of ${student.fullName}` });
  await expect(desk.getByRole('article', { name: /^Request of/ })).toBeVisible();
  await expectAccessible(desk);
  // The one that waits longest comes first; from within its card, the next ones are a key away.
  await desk.getByRole('button', { name: 'Approve' }).focus();
  for (let steps = 0; steps < 20 && !(await request.isVisible()); steps += 1) {
    const shown = await desk.getByRole('article').getAttribute('aria-label');
    await desk.keyboard.press('j');
    await expect(desk.getByRole('article')).not.toHaveAttribute('aria-label', shown ?? '');
  }
  await desk.keyboard.press('a');
  const toast = desk.getByText(`${student.fullName} will be verified in a moment`);
  await expect(toast).toBeVisible();
  // Sent once the toast closes: until then Undo takes it back.
  await desk.getByRole('navigation', { name: 'Admin area' }).getByText('Users').click();
  await expect(waiting.getByRole('heading', { name: 'Pending admin approval' })).toHaveCount(0);
  await expect(waiting.getByRole('heading', { name: 'You are verified' })).toBeVisible();
});

test('an admin bans a person, whose open page signs out; lifting it lets them in again', async ({
  arrive,
  troubles,
}) => {
  // The page of who is banned asks once more before it signs out.
  troubles.expect(/401|Unauthorized|4401|WebSocket/);
  const person = await newcomer('alumni', `Banned Alumnus ${Date.now() % 100_000}`);
  const page = await arrive(person);
  await page.goto('/feed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const desk = await arrive(await demo.superAdmin());
  await desk.goto(`/admin/users?search=${encodeURIComponent(person.fullName)}`);
  await desk.getByRole('button', { name: `Ban ${person.fullName}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked students for money');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(desk.getByText(`${person.fullName}: banned`)).toBeVisible();
  await expect(desk.getByRole('cell', { name: /Banned/ }).first()).toBeVisible();
  const signedOut = page.getByRole('heading', { name: 'Sign in to read the feed' });
  await expect(signedOut).toBeVisible({ timeout: 10_000 });
  await expectAccessible(desk);

  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/Asked students for money/).first()).toBeVisible();

  await desk.getByRole('link', { name: person.fullName }).click();
  await expect(desk.getByRole('heading', { name: 'Measures' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Lift the ban' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click();
  await expect(desk.getByText(`${person.fullName}: ban lifted`)).toBeVisible();
});
