import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { careerPath, connection } from '../builders';
import { open } from '../open';

type Page = Parameters<typeof open>[0];
type Options = Partial<Parameters<typeof open>[1]>;
/** The viewer’s own career path. */
export const path = (experiences: object[] = [], version?: number) =>
  careerPath('me', experiences, version);
/** What opens the page with a path of some experiences. */
export const editorOpener =
  (page: Page) =>
  (experiences: object[] = [], options: Options = {}) =>
    open(page, {
      path: '/career-path',
      ...options,
      answers: {
        CareerPath: () => ({ careerPath: path(experiences) }),
        Drafts: () => ({ drafts: connection('PostDraftConnection', []) }),
        ...options.answers,
      },
    });

export const user = userEvent.setup();
export const press = async (name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const group = (name: string) => within(screen.getByRole('group', { name }));
/** Fills in the form of a new entry, named by its heading. */
export const fill = async (name: string, company: string) => {
  const form = group(name);
  await user.type(form.getByLabelText(/^Company/), company);
  await user.type(form.getByLabelText(/^Role/), 'SDE');
  if (name.endsWith('Internship')) await user.selectOptions(form.getByLabelText('From month'), '5');
  await user.type(form.getByLabelText('From year'), '2021');
  const end = form.queryByLabelText('To year');
  if (end) await user.type(end, '2022');
};
