import { legacyTexts as texts } from '@schema/rules/legacies/legacies-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { LegacyPanel } from './list/LegacyPanel';

const project = (id: string, over: object = {}) => ({
  __typename: 'LegacyProject',
  id,
  userId: 'me',
  title: `Project ${id}`,
  description: '',
  link: null,
  skills: [],
  isLookingForSuccessor: false,
  updatedAt: '2026-11-01T00:00:00Z',
  ...over,
});
const projectsAnswer = (projects: object[], cursor: string | null = null) => ({
  profile: {
    __typename: 'Profile',
    id: 'me',
    legacyProjects: connection('LegacyProjectConnection', projects, cursor),
  },
});
const OwnPanel = () => <LegacyPanel userId="me" isOwner />;
const OthersPanel = () => <LegacyPanel userId="me" isOwner={false} />;

test('shows the projects, and whose author seeks a successor; links are safe', async () => {
  open(OthersPanel, {
    path: '/',
    answers: {
      LegacyProjects: () =>
        projectsAnswer([
          project('p1', {
            title: 'Bus tracker',
            link: 'https://www.github.com/vie/bus',
            skills: ['React'],
            isLookingForSuccessor: true,
          }),
        ]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Bus tracker' })).toBeInTheDocument();
  for (const text of [texts.successor, 'React']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'github.com' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.queryByRole('button', { name: texts.add })).not.toBeInTheDocument();
});

test('the owner adds a project; errors are shown at their fields, a valid one is sent', async () => {
  const projects: object[] = [];
  const { sent } = open(OwnPanel, {
    path: '/',
    answers: {
      LegacyProjects: () => projectsAnswer(projects),
      AddLegacyProject: ({ input }) => {
        const added = project('p2', input as object);
        projects.push(added);
        return { addLegacyProject: added };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await within(dialog).findByText(texts.title)).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Title/), 'Rover');
  await userEvent.type(within(dialog).getByLabelText('Skills'), 'C, ROS,');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByRole('heading', { name: 'Rover' })).toBeInTheDocument();
  expect(sent('AddLegacyProject')).toEqual([
    {
      input: {
        title: 'Rover',
        description: '',
        link: null,
        skills: ['C', 'ROS'],
        isLookingForSuccessor: false,
      },
    },
  ]);
  expect(localStorage.getItem('form:me:legacy:new')).toBeNull();
});

test('words survive a failure and a closed dialog', async () => {
  open(OwnPanel, {
    path: '/',
    answers: {
      LegacyProjects: () => projectsAnswer([]),
      AddLegacyProject: () => {
        throw refusal('RATE_LIMITED', 'Too many requests. Please try again later.');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  await userEvent.type(await screen.findByLabelText(/Title/), 'Rover');
  await userEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: texts.add }));
  expect(await screen.findByLabelText(/Title/)).toHaveValue('Rover');
});

test('changed words are told when the form opens again; newer ones are not overwritten unasked', async () => {
  let title = 'Rover';
  const { sent, unmount } = open(OwnPanel, {
    path: '/',
    answers: { LegacyProjects: () => projectsAnswer([project('p1', { title })]) },
  });
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.edit }));
    return screen.findByLabelText(/Title/);
  };
  await userEvent.type(await edit(), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await edit()).toHaveValue('Rover II');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText(/Title/)).toHaveValue('Rover');
  await userEvent.type(screen.getByLabelText(/Title/), ' III');
  unmount();
  title = 'Rover of others';
  open(OwnPanel, {
    path: '/',
    answers: { LegacyProjects: () => projectsAnswer([project('p1', { title })]) },
  });
  expect(await edit()).toHaveValue('Rover III');
  await userEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(sent('UpdateLegacyProject')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use the newer version' }));
  expect(screen.getByLabelText(/Title/)).toHaveValue('Rover of others');
});

test('later projects stay when the first ones are read again', async () => {
  const { emit, sent } = open(OthersPanel, {
    path: '/',
    answers: {
      LegacyProjects: ({ after }) =>
        after ? projectsAnswer([project('p2')]) : projectsAnswer([project('p1')], 'c1'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Project p2')).toBeInTheDocument();
  emit('LegacyProjectsLive', {});
  await waitFor(() => expect(sent('LegacyProjects')).toHaveLength(3));
  await waitFor(() => expect(screen.getByText('Project p2')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('removing asks first, and what is gone is gone from the list', async () => {
  open(OwnPanel, {
    path: '/',
    answers: {
      LegacyProjects: () => projectsAnswer([project('p1')]),
      RemoveLegacyProject: () => ({ removeLegacyProject: 'p1' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Project p1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.remove }));
  await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
  expect(await screen.findByText(texts.emptyOwnText)).toBeInTheDocument();
});
