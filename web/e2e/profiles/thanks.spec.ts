import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';

test('a student thanks an alumnus, who hides it and takes that back; an alumnus endorses the student: each sees the other live', async ({
  arrive,
}) => {
  const [thanked, writer] = await Promise.all([
    newcomer('alumni', 'Tara Thanked'),
    verifiedStudent('Wasim Writer'),
  ]);
  const [alumnus, student] = await Promise.all([arrive(thanked), arrive(writer)]);
  const words = 'You found the bug in my résumé.';

  await test.step('the words stand at once for who wrote them, and live for who is thanked', async () => {
    await Promise.all(
      [alumnus, student].map((page) => page.goto(`/profile/${thanked.id}?tab=gratitudes`)),
    );
    await expect(alumnus.getByText('No gratitudes yet!')).toBeVisible();
    await student.getByPlaceholder('Send a gratitude').fill(words);
    await student.getByRole('button', { name: 'Send Gratitude' }).click();
    await expect(student.getByText(words)).toHaveCount(1);
    await expect(alumnus.getByText(words)).toHaveCount(1);
  });

  await test.step('an upvote moves the count on both screens', async () => {
    await alumnus.getByRole('button', { name: /^Upvote/ }).click();
    await expect(alumnus.getByRole('button', { name: /^Upvote 1/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(student.getByRole('button', { name: /^Upvote 1/ })).toBeVisible();
  });

  await test.step('what is hidden leaves the other screen, and comes back', async () => {
    await alumnus.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(student.getByText('No gratitudes yet!')).toBeVisible();
    await alumnus.getByRole('button', { name: 'Undo' }).click();
    await expect(student.getByText(words)).toHaveCount(1);
  });

  await test.step('an endorsement waits for the student, who accepts it', async () => {
    await Promise.all(
      [alumnus, student].map((page) => page.goto(`/profile/${writer.id}?tab=endorsements`)),
    );
    await expect(student.getByText('No endorsements yet!')).toBeVisible();
    await alumnus.getByLabel('Your endorsement').fill('Says thank you, and means it.');
    await alumnus.getByRole('button', { name: 'Submit Endorsement' }).click();
    await expect(alumnus.getByText('Waits for Wasim to accept it')).toBeVisible();
    await student.getByRole('button', { name: 'Accept' }).click();
    await expect(alumnus.getByText('Waits for Wasim to accept it')).toHaveCount(0);
    await expect(alumnus.getByText('Says thank you, and means it.')).toHaveCount(1);
  });
});
