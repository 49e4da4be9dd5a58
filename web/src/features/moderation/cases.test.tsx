import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { admin, reportCase as found, superAdmin } from '@/testing/rooms/administration';
import CasePage from './pages/CasePage';

test('a person is cleared and not deleted; who has the case is told to others', async () => {
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: { ReportCasePage: () => ({ reportCase: found() }) },
  });
  const choices = await screen.findByLabelText('What is done?');
  expect(
    within(choices)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Nothing to do',
    'Clear picture, banner and bio',
    'Warn the author',
    'Mute the author',
    'Ban the author',
  ]);
});

test('all that stood there can be unfolded; once it is decided the focus is at the head of the case', async () => {
  let decision: string | null = null;
  const whole = `${'Pay first. '.repeat(50)}Then 98450.`;
  const shown = () =>
    found({
      excerpt: whole.slice(0, 500),
      words: whole,
      decision,
      state: decision ? 'decided' : 'open',
      decidedAt: decision && '2026-11-21T10:00:00Z',
    });
  const { sent } = open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => ({ reportCase: shown() }),
      DecideCase: () => {
        decision = 'nothing';
        return { decideCase: shown() };
      },
    },
  });
  await userEvent.click(await screen.findByText('All that stood there'));
  expect(screen.getByText(whole)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decide' }),
  );
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^profile · /));
  // The answer of the decision is what the page shows: nothing is read again.
  expect(sent('ReportCasePage')).toHaveLength(1);
});

test('a case that another admin has can not be decided', async () => {
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => ({
        reportCase: found({ state: 'claimed', claimedByName: 'Vikram Two' }),
      }),
    },
  });
  expect(await screen.findByText('Vikram Two is looking at this case')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decide' })).toBeDisabled();
});

test('a ban is asked about, and its endless period is no mute', async () => {
  const sent = vi.fn();
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => ({ reportCase: found() }),
      DecideCase: (variables) => {
        sent(variables);
        return { decideCase: found({ state: 'decided', decision: 'mute' }) };
      },
    },
  });
  const choices = await screen.findByLabelText('What is done?');
  await userEvent.selectOptions(choices, 'Ban the author');
  await userEvent.selectOptions(screen.getByLabelText('Until'), 'For good');
  await userEvent.selectOptions(choices, 'Mute the author');
  expect(screen.getByLabelText('Until')).toHaveValue('7');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Insults');
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(sent).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/reads everything and writes nothing/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'mute', until: expect.any(String) }),
    ),
  );
});

test('a reported voice message is heard where it is judged, and read anew once it does not come', async () => {
  const reads = vi.fn();
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => {
        reads();
        const heard = {
          __typename: 'ReportedMessage',
          ...{ id: 'm1', senderName: 'Kabir Nair', text: 'Voice message · 0:09' },
          ...{ createdAt: '2026-11-20T10:00:00Z', isDeleted: false },
          ...{ fileUrl: '/files/1', fileType: 'audio/webm' },
        };
        return {
          reportCase: found({ subjectType: 'message', subjectId: 'm1', messages: [heard] }),
        };
      },
    },
  });
  const sound = await screen.findByLabelText('Voice message · 0:09');
  expect(sound).toHaveAttribute('src', '/files/1');
  for (let fails = 0; fails < 3; fails += 1) fireEvent.error(sound);
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  // A player that plays nothing says nothing.
  expect(await screen.findByText('This browser cannot play the recording.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download the recording' })).toHaveAttribute(
    'href',
    '/files/1',
  );
  expect(screen.queryByLabelText('Voice message · 0:09')).toBeNull();
});

test('a reported message is deleted for good, its picture is shown, and a typed reason outlives the page', async () => {
  const sent = vi.fn();
  const message = (over: object) => ({
    __typename: 'ReportedMessage',
    id: 'm0',
    senderName: 'Kabir Nair',
    text: 'Hello',
    createdAt: '2026-11-20T10:00:00Z',
    isDeleted: false,
    fileUrl: null,
    fileType: null,
    ...over,
  });
  const page = {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => ({
        reportCase: found({
          subjectType: 'message',
          subjectId: 'm1',
          link: '',
          messages: [
            message({ id: 'm0', text: '', isDeleted: true }),
            message({ id: 'm1', text: 'me.png', fileUrl: '/files/1', fileType: 'image/webp' }),
          ],
        }),
      }),
      DecideCase: (variables: object) => {
        sent(variables);
        return { decideCase: found({ state: 'decided', decision: 'delete' }) };
      },
    },
  };
  const { unmount } = open(CasePage, page);
  expect(await screen.findByAltText('The reported picture')).toHaveAttribute('src', '/files/1');
  expect(screen.getByText('This message was deleted.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('What is done?'), 'Delete it');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'An insult');
  unmount();
  open(CasePage, page);
  const choices = await screen.findByLabelText('What is done?');
  expect(within(choices).queryByRole('option', { name: 'Hide it' })).not.toBeInTheDocument();
  await userEvent.selectOptions(choices, 'Delete it');
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('An insult');
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/gone for good/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'delete', reason: 'An insult' }),
    ),
  );
});

test('the next case is the one behind it in the order of time', async () => {
  const other = (id: string) => {
    const { reports: _reports, messages: _messages, ...row } = found({ id, excerpt: `Case ${id}` });
    return row;
  };
  const { sent } = open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: ({ id }) => ({ reportCase: found({ id, excerpt: `Case ${String(id)}` }) }),
      ReportCases: () => ({
        reportCases: connection('ReportCaseConnection', [other('c0'), other('c1'), other('c2')]),
      }),
    },
  });
  await screen.findByText('Case c1');
  await userEvent.click(screen.getByRole('button', { name: 'Next case' }));
  expect(await screen.findByText('Case c2')).toBeInTheDocument();
  expect(sent('ReportCases')).toMatchObject([{ sort: 'oldest', filter: { waits: true } }]);
});

test('a case that is not there is not tried again: the way on is the list', async () => {
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/abc',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => {
        throw refusal('NOT_FOUND', 'This case does not exist');
      },
    },
  });
  const said = (await screen.findByText('This case does not exist')).closest('[role=status]');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
  const way = within(said as HTMLElement).getByRole('link', { name: 'All cases' });
  expect(way).toHaveAttribute('href', '/admin/flagged');
});

test('a plain admin is refused a case, and offered nothing to do with it', async () => {
  open(CasePage, { path: '/admin/flagged/:id', at: '/admin/flagged/c1', me: admin() });
  expect(await screen.findByText('This tab is for super admins.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next case' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All cases' })).not.toBeInTheDocument();
});

test.each([
  { takenBackAt: '2026-11-22T10:00:00Z' },
  { appealOutcome: 'overturned', appealDecidedAt: '2026-11-22T10:00:00Z' },
])('a ban that was lifted is said to be no more, and no report is spoken of (%o)', async (over) => {
  const decided = { state: 'decided', decision: 'ban', decidedAt: '2026-11-21T10:00:00Z' };
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: superAdmin(),
    answers: {
      ReportCasePage: () => ({ reportCase: found({ ...decided, reportsCount: 0, ...over }) }),
    },
  });
  expect(await screen.findByText('Banned, then taken back')).toBeInTheDocument();
  expect(screen.queryByText('Banned')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What it is about' })).toBeInTheDocument();
  expect(screen.queryByText('What was reported')).not.toBeInTheDocument();
  expect(screen.queryByText('0 reports')).not.toBeInTheDocument();
  expect(screen.getByText('Found by an admin, without a report')).toBeInTheDocument();
});
