import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { superAdmin } from '@/testing/administration';
import { person } from '@/testing/builders';
import { open } from '@/testing/open';
import CasePage from './pages/CasePage';

const found = (over: object = {}) => ({
  __typename: 'ReportCase',
  id: 'c1',
  subjectType: 'profile',
  subjectId: 'p1',
  about: person('kabir', { fullName: 'Kabir Nair' }),
  excerpt: 'Kabir Nair',
  link: '/profile/p1',
  state: 'open',
  reportsCount: 1,
  reasons: ['spam'],
  createdAt: '2026-11-20T10:00:00Z',
  hiddenAt: null,
  removal: null,
  claimedByName: null,
  isMine: false,
  claimedUntil: null,
  decision: null,
  decisionReason: '',
  decidedByName: null,
  decidedAt: null,
  appeal: '',
  appealedAt: null,
  canDecideAppeal: false,
  appealOutcome: null,
  appealAnswer: '',
  appealDecidedByName: null,
  takenBackAt: null,
  reports: [],
  messages: [],
  ...over,
});

test('a person is not hidden; who has the case is told to others', async () => {
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
  ).toEqual(['Nothing to do', 'Warn the author', 'Mute the author', 'Ban the author']);
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
