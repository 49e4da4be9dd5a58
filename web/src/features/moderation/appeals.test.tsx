import { reportTexts } from '@schema/rules/moderation/moderation-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import BanAppealPage from './pages/BanAppealPage';
import OwnCasesPage from './pages/OwnCasesPage';

test('a refused appeal keeps what was typed', async () => {
  open(OwnCasesPage, {
    path: '/moderation',
    answers: {
      OwnCases: () => ({
        ownCases: connection('OwnCaseConnection', [
          {
            __typename: 'OwnCase',
            id: 'c1',
            subjectType: 'question',
            excerpt: 'Buy my course',
            decision: 'hide',
            reason: 'Advertising',
            at: '2026-11-20T10:00:00Z',
            isRemoved: true,
            isTakenBack: false,
            canAppeal: true,
            appeal: '',
            appealOutcome: null,
            appealAnswer: '',
          },
        ]),
      }),
      OwnReports: () => ({
        ownReports: connection('OwnReportConnection', []),
      }),
      AppealCase: () => {
        throw refusal('CONFLICT', 'You have appealed already');
      },
    },
  });
  expect(await screen.findByText('Removed by moderators')).toBeInTheDocument();
  expect(screen.getByText('Reason: Advertising')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  const words = await screen.findByLabelText('Why should the decision be taken back?');
  await userEvent.type(words, 'I sell nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('You have appealed already')).toBeInTheDocument();
  expect(words).toHaveValue('I sell nothing');
});

test('who is banned appeals by the link of the mail', async () => {
  const sent = vi.fn();
  open(BanAppealPage, {
    path: '/ban-appeal',
    at: '/ban-appeal?token=abc',
    me: null,
    answers: {
      BanCase: () => ({
        banCase: {
          __typename: 'OwnCase',
          id: 'c1',
          subjectType: 'profile',
          excerpt: 'Kabir Nair',
          decision: 'ban',
          reason: 'Spam',
          at: '2026-11-20T10:00:00Z',
          isRemoved: false,
          isTakenBack: false,
          canAppeal: true,
          appeal: '',
          appealOutcome: null,
          appealAnswer: '',
        },
      }),
      AppealBan: (variables) => {
        sent(variables);
        return { appealBan: 'c1' };
      },
    },
  });
  await userEvent.type(
    await screen.findByLabelText('Why should the decision be taken back?'),
    'It was not me',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/^Your appeal is sent/)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ token: 'abc', words: 'It was not me' });
});

test('a link about no ban is not tried again: it says so, and whom to ask', async () => {
  open(BanAppealPage, {
    path: '/ban-appeal',
    me: null,
    answers: {
      BanCase: () => {
        throw refusal('BAD_USER_INPUT', reportTexts.linkInvalid);
      },
    },
  });
  expect(await screen.findByText(reportTexts.linkInvalid)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact-us');
});
