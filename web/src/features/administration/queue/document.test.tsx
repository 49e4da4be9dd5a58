import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open } from '@/testing/open';
import { account, admin } from '@/testing/rooms/administration';
import VerificationQueuePage from '../pages/VerificationQueuePage';

test('a document whose address has ended says so, and is asked for anew', async () => {
  let address = '/files/old';
  const { sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      AdminTasks: () => ({
        adminTasks: {
          __typename: 'AdminTasks',
          verifications: 1,
          reports: 0,
          rosterMatches: null,
          medianHours: 3,
        },
      }),
      Verifications: () => ({
        verifications: connection('VerificationConnection', [
          {
            __typename: 'Verification',
            id: '1',
            documentType: 'degree',
            status: 'pending',
            reason: null,
            contentType: 'image/png',
            fileUrl: address,
            createdAt: '2026-11-20T00:00:00Z',
            decidedAt: null,
            decidedBy: null,
            user: account('7', { fullName: 'Asha' }),
          },
        ]),
      }),
    },
  });
  const picture = () => screen.findByRole('img', { name: /of Asha$/ });
  fireEvent.error(await picture());
  expect(await screen.findByText('The document could not be shown')).toBeInTheDocument();
  address = '/files/fresh';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/files/fresh'));
  expect(sent('Verifications')).toHaveLength(2);
});
