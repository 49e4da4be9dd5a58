import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { aJob, jobId } from '@/testing/rooms/jobs';
import EditJobPage from '../pages/EditJobPage';

const opening = (over: object = {}) => ({
  ...aJob({ ...over, viewer: { ...aJob().viewer, canEdit: true } }),
});
const openEditor = (over: object = {}) =>
  open(EditJobPage, {
    path: '/edit-job-opening/:id',
    at: `/edit-job-opening/${jobId}`,
    answers: {
      Job: () => ({ job: opening(over) }),
      UpdateJob: () => ({ updateJob: opening(over) }),
    },
  });
const role = () => screen.findByRole('combobox', { name: /^Role/ });
const changed = { role: 'Platform Intern', editedAt: '2026-01-09T10:00:00.000Z' };

beforeEach(() => localStorage.clear());

/** Types on this device, and leaves. */
async function leaveDraft() {
  const { unmount } = openEditor();
  await userEvent.type(await role(), ' II');
  unmount();
}

test('a draft of the version that is there is simply gone on with', async () => {
  await leaveDraft();
  openEditor();
  expect(await role()).toHaveValue('Backend Intern II');
  expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await role()).toHaveValue('Backend Intern');
});

test('an old draft overwrites no newer edit before somebody has chosen', async () => {
  await leaveDraft();
  const { sent } = openEditor(changed);
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed elsewhere/);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(sent('UpdateJob')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use the newer version' }));
  expect(await role()).toHaveValue('Platform Intern');
});

test('who keeps the words of the draft may save them', async () => {
  await leaveDraft();
  const { sent } = openEditor(changed);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep what is here' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent('UpdateJob')).toMatchObject([{ id: jobId }]));
  expect(sent('UpdateJob')).toMatchObject([{ input: { role: 'Backend Intern II' } }]);
});
