import { feedbackTexts } from '@schema/rules/feedback/feedback-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { FeedbackButton } from './components/FeedbackButton';

const Page = () => <FeedbackButton />;
const receipt = {
  sendFeedback: { __typename: 'FeedbackReceipt', id: 'f1', sentAt: '2026-01-05T10:00:00.000Z' },
};
const start = (answer: () => object) =>
  open(Page, { path: '/feed', at: '/feed?tab=networking', answers: { SendFeedback: answer } });
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
  return screen.findByLabelText(/Your message/);
};
const send = () => userEvent.click(screen.getByRole('button', { name: feedbackTexts.send }));

test('a message is sent with its page, thanked for, and forgotten', async () => {
  const { sent } = start(() => receipt);
  await userEvent.type(await openDialog(), '  The map is broken ');
  await send();
  expect(await screen.findByText(feedbackTexts.sent)).toBeInTheDocument();
  expect(sent('SendFeedback')).toEqual([
    { message: 'The map is broken', page: '/feed?tab=networking' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await openDialog()).toHaveValue('');
});

test('what is typed while it is sent stays for the next time', async () => {
  let answer = () => {};
  start(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(receipt);
      }),
  );
  await userEvent.type(await openDialog(), 'The map is broken');
  await send();
  await userEvent.type(screen.getByLabelText(/Your message/), ', and the clock');
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = await openDialog();
  expect(field).toHaveValue('The map is broken, and the clock');
  await userEvent.clear(field);
});

test('an empty one is not sent, and told why', async () => {
  const { sent } = start(() => receipt);
  await userEvent.type(await openDialog(), '   ');
  await send();
  expect(await screen.findByText(feedbackTexts.required)).toBeInTheDocument();
  expect(sent('SendFeedback')).toEqual([]);
});

test('words are not lost: neither when sending fails nor when the dialog is closed', async () => {
  let down = true;
  start(() => {
    if (down) throw refusal('UNAVAILABLE', 'We are down for a moment');
    return receipt;
  });
  await userEvent.type(await openDialog(), 'Keep me');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We are down for a moment');
  expect(screen.getByLabelText(/Your message/)).toHaveValue('Keep me');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('form:me:feedback')).toContain('"Keep me"');
  expect(await openDialog()).toHaveValue('Keep me');
  down = false;
  await send();
  expect(await screen.findByText(feedbackTexts.sent)).toBeInTheDocument();
  expect(localStorage.getItem('form:me:feedback')).toBeNull();
});
