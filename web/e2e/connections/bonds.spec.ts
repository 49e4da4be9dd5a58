import { expect, test } from '../fixtures.ts';
import { newcomer, post, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

test('two people bond, and part: each sees at once what the other does', async ({ arrive }) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sarita Senior'),
    verifiedStudent('Jatin Junior'),
  ]);
  const asked = await arrive(senior);
  const asking = await arrive(junior, onPhone);
  const seniorId = senior.id;
  await asked.goto('/connection-requests');
  await expect(asked.getByText('No pending connection requests')).toBeVisible();

  await asking.goto(`/profile/${seniorId}`);
  await asking.getByRole('button', { name: 'Bond', exact: true }).click();
  await expect(asking.getByText('Bond request sent!')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  await expectNoOverflow(asking);
  await expect(asked.getByRole('link', { name: /Connections.*1 request waits/ })).toBeVisible();

  await asking.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(asking.getByText('Bond request canceled')).toBeVisible();
  await expect(asked.getByText('No pending connection requests')).toBeVisible();
  await asking.getByRole('button', { name: 'Bond', exact: true }).click();

  await asked.getByRole('button', { name: 'Accept: Jatin Junior' }).click();
  await expect(asked.getByText('No pending connection requests')).toBeVisible();
  await expect(
    asking.getByRole('group', { name: /^Connection with/ }).getByRole('link', { name: 'Approach' }),
  ).toBeVisible();
  await asked
    .getByRole('navigation', { name: 'Connections and requests' })
    .getByRole('link', { name: /Connections/ })
    .click();
  await expect(asked.getByRole('link', { name: 'Jatin Junior', exact: true })).toBeVisible();

  await asking.getByRole('button', { name: /^More about/ }).click();
  await asking.getByRole('menuitem', { name: 'Unbond' }).click();
  const dialog = asking.getByRole('dialog', { name: 'Confirm Unbond' });
  await expect(dialog).toContainText('30 days');
  await dialog.getByRole('button', { name: 'Yes, Unbond' }).click();
  await expect(asking.getByText('Bond removed successfully')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Bond', exact: true })).toBeDisabled();
  await expect(asking.getByText(/You can ask again from/)).toBeVisible();
  await expect(asked.getByText('No connections yet')).toBeVisible();
  await expect(post(`/api/auth/connect/${seniorId}`, {}, junior.token)).rejects.toThrow(/409/);
});
