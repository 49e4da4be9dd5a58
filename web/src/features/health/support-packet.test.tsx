import { supportTexts } from '@schema/rules/health/health-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import HealthPage from './pages/HealthPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };

test('a support packet is saved under its name; what goes wrong is told', async () => {
  const blobs: Blob[] = [];
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push(this.download);
  });
  URL.revokeObjectURL = () => undefined;
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:packet';
  };
  let isAway = true;
  open(HealthPage, {
    path: '/admin/health',
    me: owner,
    answers: {
      Health: () => ({ health: [], failedWork: [] }),
      SupportPacket: () => {
        if (isAway) throw new Error('away');
        return {
          supportPacket: { __typename: 'SupportPacket', name: 'packet.txt', text: 'All is well.' },
        };
      },
    },
  });
  const button = await screen.findByRole('button', { name: supportTexts.button });
  await userEvent.click(button);
  expect(await screen.findByText(supportTexts.failed)).toBeInTheDocument();
  expect(followed).toEqual([]);

  isAway = false;
  await userEvent.click(button);
  await vi.waitFor(() => expect(followed).toEqual(['packet.txt']));
  expect(await blobs[0]?.text()).toBe('All is well.');
});
