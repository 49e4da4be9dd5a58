import { useForm } from '@mantine/form';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openAddPost, press, put, type } from '@/testing/writing';
import { UiProvider } from '@/ui';
import AddPostPage from '../../pages/AddPostPage';
import { RoundsField } from '../fields/rounds/RoundsField';
import { emptyPost, type PostValues } from './post-values';
import { allGroups, findGroup, formSections } from './sections';

const subject = {
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
} as const;

afterEach(() => vi.restoreAllMocks());

/** Counts how often the inputs of each group of the form are drawn. */
function countDrawn() {
  const groups = allGroups(formSections('crisp')).map((group) => ({
    id: group.id,
    drawn: vi.spyOn(group, 'Inputs'),
  }));
  return {
    forget: () => groups.forEach(({ drawn }) => void drawn.mockClear()),
    drawn: () => groups.filter(({ drawn }) => drawn.mock.calls.length > 0).map(({ id }) => id),
  };
}

test('a letter draws the group in which it is typed, and a focus none', async () => {
  const inputs = countDrawn();
  await openAddPost(AddPostPage);
  await press(/^Hashtags Optional/);
  await press(/^Additional Questions Optional/);
  await press('Add Round');
  inputs.forget();
  await type(/in one line/, 'Kind.');
  expect(inputs.drawn()).toEqual(['interview']);
  inputs.forget();
  await put(screen.getAllByLabelText(/Round name/)[1], 'HR');
  expect(inputs.drawn()).toEqual(['rounds']);
  inputs.forget();
  await userEvent.click(screen.getByLabelText(/Job location/));
  await userEvent.click(screen.getByLabelText(/Topics weightage/));
  expect(inputs.drawn()).toEqual([]);
  await type(/Add hashtags/, 'dsa');
  // What stands in the boxes beside lists is one value.
  expect(inputs.drawn()).toEqual(['hashtags', 'questions']);
});

test('what is wrong in a group draws it alone, and so does its going', async () => {
  const inputs = countDrawn();
  await openAddPost(AddPostPage);
  const least = screen.getByLabelText(/Minimum CGPA/);
  await put(least, '12');
  inputs.forget();
  await userEvent.tab();
  expect(least).toBeInvalid();
  expect(inputs.drawn()).toEqual(['eligibility']);
  await userEvent.clear(least);
  await put(least, '7');
  expect(least).toBeValid();
});

test('each input stands in the group that is drawn by its field', async () => {
  for (const template of ['crisp', 'story'] as const) {
    cleanup();
    await openAddPost(AddPostPage);
    await userEvent.click(
      screen.getByLabelText(template === 'crisp' ? 'Crisp Details' : 'Story Experience'),
    );
    for (const folded of screen.queryAllByRole('button', { name: / Optional$/, expanded: false }))
      await userEvent.click(folded);
    const sections = formSections(template);
    for (const { id } of allGroups(sections)) {
      const inputs = document.querySelectorAll<HTMLElement>(`#group-${id} [data-path]`);
      expect(inputs).not.toHaveLength(0);
      for (const { dataset } of inputs)
        expect(findGroup(sections, dataset['path'] ?? '')?.group.id).toBe(id);
    }
  }
});

test('a letter in one round draws no other', async () => {
  let paths: string[] = [];
  const round = emptyPost(subject).rounds[0];
  function Rounds() {
    const form = useForm<PostValues>({
      initialValues: {
        ...emptyPost(subject),
        rounds: [round, round, round].flatMap((one) => one ?? []),
      },
      enhanceGetInputProps: ({ field }) => {
        paths.push(String(field));
        return {};
      },
    });
    const folded = {
      touched: {},
      isOpen: () => true,
      open: () => undefined,
      toggle: () => undefined,
      remove: () => () => undefined,
    };
    const beyond = { isRefused: false, refuse: () => undefined };
    return <RoundsField form={form} foldedRounds={folded} roundBeyond={beyond} />;
  }
  render(
    <UiProvider>
      <Rounds />
    </UiProvider>,
  );
  paths = [];
  await put(screen.getAllByLabelText(/Round name/)[1], 'HR');
  const drawn = new Set(paths.map((path) => path.split('.', 2).join('.')));
  expect([...drawn]).toEqual(['rounds.1']);
  expect(screen.getByRole('button', { name: 'Round 2 HR' })).toBeInTheDocument();
});
