import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '@/testing/open';
import { aJob, jobId } from '@/testing/rooms/jobs';
import JobPage from '../pages/JobPage';

const openJob = (over: object = {}) =>
  open(JobPage, {
    path: '/job/:id',
    at: `/job/${jobId}`,
    answers: {
      JobPage: () => ({ job: aJob(over) }),
      ViewJob: () => ({ viewJob: aJob() }),
      ApplyToJob: () => ({ applyToJob: aJob() }),
      ShareJob: () => ({
        shareJob: {
          __typename: 'JobShare',
          jobUrl: `https://x.example/job/${jobId}`,
          fileUrl: 'https://x.example/files/f1?e=new',
        },
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

/** A phone whose sheet is told what was shared. */
function sharedTo(): unknown[] {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: (sheet: unknown) => {
      shared.push(sheet);
      return Promise.resolve();
    },
  });
  return shared;
}
const title = 'Backend Intern at Zoho';
const here = () => window.location.origin;

test('the address of an opening is shared by one press', async () => {
  const shared = sharedTo();
  const { sent } = openJob();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Job' }));
  expect(shared).toEqual([{ title, url: `${here()}/job/${jobId}` }]);
  expect(sent('ShareJob')).toEqual([]);
});

test('that of its attachment is asked for when the choice opens, and shared as it is then', async () => {
  const shared = sharedTo();
  openJob({ fileKey: 'f1', fileName: 'jd.pdf', fileUrl: '/files/f1?e=old' });
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share Job' }));
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(item).toBeEnabled());
    await userEvent.click(item);
  };
  await choose('Its attachment, for some minutes');
  await choose('The opening');
  expect(shared).toEqual([
    { title, url: `${here()}/files/f1?e=new` },
    { title, url: `${here()}/job/${jobId}` },
  ]);
});
