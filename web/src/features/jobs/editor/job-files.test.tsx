import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { aJob } from '@/testing/rooms/jobs';
import { showCompanyLogos } from '@/ui';
import AddJobPage from '../pages/AddJobPage';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

/** The form with all that must be there. */
async function openFilled(answers: object = {}) {
  const opened = open(AddJobPage, {
    path: '/add-job-opening',
    answers: {
      OpenJobLike: () => ({ openJobLike: null }),
      PostJob: () => ({ postJob: aJob() }),
      ...answers,
    },
  });
  await userEvent.type(await screen.findByLabelText(/Company Name/), 'Zoho');
  await userEvent.type(screen.getByRole('combobox', { name: /^Role/ }), 'SDE');
  await userEvent.type(screen.getByLabelText(/Application Link/), 'https://x.example');
  await userEvent.selectOptions(screen.getByLabelText(/Job Type/), 'FTE');
  return opened;
}
const paper = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'jd.pdf', { type: 'application/pdf' });
const picker = () => screen.getByLabelText(/Upload the job description/);

test('a file that was not taken stops the posting, until one goes on without it', async () => {
  const { sent } = await openFilled();
  await userEvent.upload(picker(), paper(6 * 1024 * 1024));
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(screen.getAllByText('File size must be less than 5MB')).toHaveLength(2);
  expect(picker()).toHaveFocus();
  expect(sent('PostJob')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }));
  expect(screen.queryByText('File size must be less than 5MB')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  await waitFor(() => expect(sent('PostJob')).toHaveLength(1));
});

test('the preview shows the files that were chosen, and where one applies', async () => {
  await openFilled();
  await userEvent.upload(picker(), paper(10));
  await userEvent.upload(
    screen.getByLabelText(/Upload the company's logo/),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Attachment: jd.pdf')).toBeInTheDocument();
  expect(dialog.getByText('Apply: https://x.example')).toBeInTheDocument();
  expect(document.querySelector('[role=dialog] img[src="blob:logo"]')).not.toBeNull();
});

test('a company whose logo an admin gave says that it is shown, also in the preview', async () => {
  await openFilled();
  expect(screen.queryByText(/The college has a logo of this company/)).toBeNull();
  act(() => showCompanyLogos(new Map([['zoho', 'f1']])));
  expect(screen.getByText(/The college has a logo of this company/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('dialog');
  expect(document.querySelector('[role=dialog] img[src="/logos/f1.small"]')).not.toBeNull();
  act(() => showCompanyLogos(new Map()));
});

test('what is sent again after a closed page has the key of before; other words have another', async () => {
  const lost = {
    PostJob: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const post = () => userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  const first = await openFilled(lost);
  await post();
  await waitFor(() => expect(first.sent('PostJob')).toHaveLength(1));
  first.unmount();
  const second = open(AddJobPage, { path: '/add-job-opening', answers: lost });
  expect(await screen.findByLabelText(/Company Name/)).toHaveValue('Zoho');
  await post();
  await waitFor(() => expect(second.sent('PostJob')).toHaveLength(1));
  await userEvent.type(screen.getByRole('combobox', { name: /^Role/ }), ' II');
  await post();
  await waitFor(() => expect(second.sent('PostJob')).toHaveLength(2));
  const [key] = first.sent('PostJob').map(({ key: sent }) => sent);
  const keys = second.sent('PostJob').map(({ key: sent }) => sent);
  expect(keys[0]).toBe(key);
  expect(keys[1]).not.toBe(key);
});

test('an address typed without its scheme gets the safe one', async () => {
  const { sent } = await openFilled();
  const link = screen.getByLabelText(/Application Link/);
  await userEvent.clear(link);
  await userEvent.type(link, 'jobs.example/7');
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  await waitFor(() =>
    expect(sent('PostJob')).toMatchObject([
      { input: { applicationLink: 'https://jobs.example/7' } },
    ]),
  );
});
