import { announcementTexts } from '@schema/rules/announcements/announcements-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { announcement, connection, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AnnouncementsPage from './pages/AnnouncementsPage';

/** So many who get mails, and who of them has had theirs until 12 December. */
const mailReach = (people: number, without: number) => ({
  announcementMailReach: {
    __typename: 'AnnouncementMailReach',
    mailed: people - without,
    withoutMail: without,
    mailsAgainAt: without > 0 ? '2026-12-12T06:00:00.000Z' : null,
  },
});

test('an admin announces: a counter, a preview, whom it reaches, and what the rule says', async () => {
  let refuses = true;
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: () => ({ allAnnouncements: connection('AnnouncementConnection', []) }),
      AnnouncementReach: ({ audience }) => ({
        announcementReach: (audience as { branch: string | null }).branch ? 12 : 1400,
      }),
      CreateAnnouncement: () => {
        if (refuses)
          throw refusal('BAD_USER_INPUT', 'x', { expiresAt: 'Expiry must be in the future' });
        return { createAnnouncement: announcement('9') };
      },
      DeactivateAnnouncement: () => ({
        deactivateAnnouncement: {
          __typename: 'Announcement',
          id: '9',
          active: false,
          scheduled: false,
        },
      }),
    },
  });
  expect(await screen.findByText('Reaches 1,400 people')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(screen.getByText('Message is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Message/), 'Talk at nine');
  expect(screen.getByText(/12 of 500/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Branch'), 'CIVIL');
  expect(await screen.findByText('Reaches 12 people')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Expiry must be in the future')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Announced')).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue('');
  expect(sent('CreateAnnouncement').at(-1)).toEqual({
    input: {
      message: 'Talk at nine',
      startsAt: null,
      expiresAt: null,
      role: null,
      yearOfGraduation: null,
      branch: 'CIVIL',
      byMail: false,
    },
  });
  // What was announced by mistake goes again, and its words come back.
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue('Talk at nine'));
  expect(sent('DeactivateAnnouncement')).toEqual([{ id: '9' }]);
});

test('who had all their mails of the month is told of before an announcement is mailed', async () => {
  let [people, without] = [1400, 0];
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: () => ({ allAnnouncements: connection('AnnouncementConnection', []) }),
      AnnouncementReach: () => ({ announcementReach: 1400 }),
      AnnouncementMailReach: () => mailReach(people, without),
    },
  });
  const mailToo = await screen.findByLabelText('Mail it too');
  const branch = screen.getByLabelText('Branch');
  const told = () =>
    screen.getAllByRole('status').find(({ textContent }) => /by mail/.test(textContent));
  await userEvent.click(mailToo);
  await waitFor(() => expect(sent('AnnouncementMailReach')).toHaveLength(1));
  expect(told()).toBeUndefined();
  expect(await screen.findByText(announcementTexts.byMailTo(1400, '1,400'))).toBeVisible();
  without = 1200;
  await userEvent.selectOptions(branch, 'CIVIL');
  await waitFor(() =>
    expect(told()).toHaveTextContent(announcementTexts.withoutMail('1,200', false, '12 Dec 2026')),
  );
  expect(told()).toHaveTextContent(announcementTexts.byMailTo(200, '200'));
  without = 1400;
  await userEvent.selectOptions(branch, 'CSE');
  await waitFor(() =>
    expect(told()).toHaveTextContent(announcementTexts.withoutMail('', true, '12 Dec 2026')),
  );
  expect(sent('AnnouncementMailReach').at(-1)).toMatchObject({
    audience: { branch: 'CSE' },
    startsAt: null,
  });
  people = 0;
  without = 0;
  await userEvent.selectOptions(branch, 'MECHANICAL');
  expect(await screen.findByText(announcementTexts.byMailTo(0, ''))).toBeVisible();
  await userEvent.click(mailToo);
  expect(told()).toBeUndefined();
});

test('several announcements are ended after one question', async () => {
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: ({ active }) => ({
        allAnnouncements: connection(
          'AnnouncementConnection',
          active
            ? ['1', '2', '3'].map((id) =>
                announcement(id, {
                  admin: { __typename: 'User', id: 'a', fullName: 'Asha' },
                }),
              )
            : [],
        ),
      }),
      AnnouncementReach: () => ({ announcementReach: 1 }),
      Announcements: () => ({ announcements: [] }),
      DeactivateAnnouncement: ({ id }) => ({
        deactivateAnnouncement: { __typename: 'Announcement', id, active: false, scheduled: false },
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select Message 1'));
  await userEvent.click(screen.getByLabelText('Select Message 3'));
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 2 announcements?' }));
  expect(sent('DeactivateAnnouncement')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('2 announcements ended')).toBeInTheDocument();
  expect(sent('DeactivateAnnouncement')).toEqual([{ id: '1' }, { id: '3' }]);
});

test('one that waits for its time can be changed, also after the dialog was closed, and withdrawn', async () => {
  const planned = announcement('7', {
    active: false,
    scheduled: true,
    startsAt: '2099-01-01T04:00:00.000Z',
    admin: { __typename: 'User', id: 'a', fullName: 'Asha' },
  });
  const { sent } = open(AnnouncementsPage, {
    path: '/admin/announcements',
    me: { ...viewer(), isAdmin: true },
    answers: {
      AllAnnouncements: ({ scheduled }) => ({
        allAnnouncements: connection('AnnouncementConnection', scheduled ? [planned] : []),
      }),
      AnnouncementReach: () => ({ announcementReach: 1 }),
      AnnouncementMailReach: () => mailReach(1, 0),
      Announcements: () => ({ announcements: [] }),
      ChangeAnnouncement: () => ({ changeAnnouncement: planned }),
      DeactivateAnnouncement: ({ id }) => ({
        deactivateAnnouncement: { __typename: 'Announcement', id, active: false, scheduled: false },
      }),
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Scheduled' }));
  await userEvent.click(await list.findByRole('button', { name: 'Change “Message 7”' }));
  const typing = within(await screen.findByRole('dialog', { name: 'Change the announcement' }));
  await userEvent.type(typing.getByLabelText(/Message/), ' at nine');
  await userEvent.click(typing.getByLabelText('Mail it too'));
  await userEvent.click(typing.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(list.getByRole('button', { name: 'Change “Message 7”' }));
  const again = within(await screen.findByRole('dialog', { name: 'Change the announcement' }));
  expect(again.getByLabelText(/Message/)).toHaveValue('Message 7 at nine');
  await userEvent.click(again.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Changed')).toBeInTheDocument();
  expect(sent('ChangeAnnouncement')).toMatchObject([
    { id: '7', input: { message: 'Message 7 at nine', byMail: true } },
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Withdraw “Message 7”' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Withdraw this announcement?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn: nobody was told')).toBeInTheDocument();
  expect(sent('DeactivateAnnouncement')).toEqual([{ id: '7' }]);
});
