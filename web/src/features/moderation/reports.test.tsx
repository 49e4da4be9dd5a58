import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReportButton } from '@/features/reports';
import { open } from '@/testing/open';

test('something else needs words before it is reported', async () => {
  const sent = vi.fn();
  open(() => <ReportButton type="question" id="q1" />, {
    path: '/x',
    answers: {
      Report: (variables) => {
        sent(variables);
        return { report: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report this question' }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send report' });
  expect(send).toBeDisabled();
  await userEvent.selectOptions(
    within(dialog).getByLabelText('What is wrong with it?'),
    'Something else',
  );
  expect(send).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('What is wrong?'), 'It is about me');
  await userEvent.click(send);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      type: 'question',
      id: 'q1',
      reason: 'other',
      note: 'It is about me',
    }),
  );
});
