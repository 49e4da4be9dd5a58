import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { removePersistedOf } from '@/core/drafts/persisted';
import { open } from '@/testing/open';
import { signIn } from '@/testing/sign-in';
import AddJobPage from '../pages/AddJobPage';

/** The lab's computer: the page was loaded while `me` was signed in, and is not loaded again. */
test('what the next person sends is theirs, and goes with their sign-out', async () => {
  const { sent } = open(AddJobPage, {
    path: '/add-job-opening',
    answers: {
      OpenJobLike: () => ({ openJobLike: null }),
      PostJob: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  signIn('ravi');
  const type = async (label: RegExp, text: string) =>
    userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), text);
  await type(/^Company Name/, 'Freshworks');
  await type(/^Role/, 'SDE');
  await type(/^Application Link/, 'https://jobs.example/7');
  await userEvent.selectOptions(screen.getByLabelText(/Job Type/), 'FTE');
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  await waitFor(() => expect(sent('PostJob')).toHaveLength(1));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':sent'))).toEqual([
      'form:ravi:job:new:sent',
    ]),
  );
  removePersistedOf('ravi');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Freshworks');
});
