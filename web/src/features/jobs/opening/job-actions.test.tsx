import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aJob, jobId } from '@/testing/jobs';
import { open } from '@/testing/open';
import JobPage from '../pages/JobPage';

const openJob = () =>
  open(JobPage, {
    path: '/job/:id',
    at: `/job/${jobId}`,
    answers: {
      JobPage: () => ({ job: aJob() }),
      ViewJob: () => ({ viewJob: aJob() }),
      ApplyToJob: () => ({ applyToJob: aJob() }),
      ShareJob: () => ({
        shareJob: { __typename: 'JobShare', jobUrl: 'https://x.example', fileUrl: null },
      }),
    },
  });

afterEach(() => vi.unstubAllGlobals());

test('opening the menu of the link to apply is no way to apply; the middle button is', async () => {
  const { sent } = openJob();
  const link = await screen.findByRole('link', { name: 'Apply' });
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(sent('ApplyToJob')).toEqual([]);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await waitFor(() => expect(sent('ApplyToJob')).toEqual([{ id: jobId }]));
});

test('a share is counted once it is done, and the press is not spent on waiting', async () => {
  let choose: { close: () => void; send: () => void } | undefined;
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: (sheet: unknown) =>
      new Promise<void>((resolve, reject) => {
        shared.push(sheet);
        choose = {
          close: () => reject(new DOMException('called off', 'AbortError')),
          send: () => resolve(),
        };
      }),
  });
  const { sent } = openJob();
  const button = await screen.findByRole('button', { name: 'Share Job' });
  await userEvent.click(button);
  expect(shared).toEqual([
    { title: 'Backend Intern · Zoho', url: `${window.location.origin}/job/${jobId}` },
  ]);
  choose?.close();
  await userEvent.click(button);
  expect(sent('ShareJob')).toEqual([]);
  choose?.send();
  await waitFor(() => expect(sent('ShareJob')).toEqual([{ id: jobId }]));
});
