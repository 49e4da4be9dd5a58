import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './open';

/** What the career path hands over to /add-post. */
export const experience = {
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
} as const;

/** Puts words into a field at once: letter by letter a long form takes its time. */
export async function put(field: HTMLElement | undefined, words: string) {
  await userEvent.click(field as HTMLElement);
  await userEvent.paste(words);
}
export const type = async (label: string | RegExp, words: string) =>
  put(screen.getByLabelText(label), words);
export const lastLabelled = (label: string | RegExp) => screen.getAllByLabelText(label).at(-1);
export const press = async (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

type Page = Parameters<typeof open>[0];
type Options = Partial<Parameters<typeof open>[1]>;

/** The form of a new experience, ready to be filled; no draft, unless `answers` has one. */
export async function openAddPost(page: Page, { answers = {}, ...options }: Options = {}) {
  const opened = open(page, {
    path: '/add-post',
    state: { subject: experience },
    answers: { PostDraft: () => ({ draft: null }), ...answers },
    ...options,
  });
  await screen.findByLabelText(/in one line/);
  return opened;
}

/** All that General Details need. */
export async function fillGeneral() {
  await userEvent.click(screen.getByLabelText('On-Campus'));
  await type(/in one line/, 'Four hours of machine round.');
  await type(/Minimum CGPA/, '7.5');
  await userEvent.click(screen.getByLabelText('Accepted'));
}

/** All that a crisp post needs. */
export async function fillCrisp() {
  await fillGeneral();
  await type(/Round name/, 'Machine round');
  await put(lastLabelled(/Questions asked/), 'A parser');
  await put(lastLabelled(/Duration/), '240');
  await put(lastLabelled(/Shortlisted count/), '20');
  const round = within(screen.getByRole('listitem', { name: 'Round 1' }));
  await userEvent.click(round.getByLabelText('Offline'));
  await userEvent.click(round.getByLabelText('Hard'));
  await type(/Total students placed/, '4');
  await type(/Job location/, 'Chennai');
}
