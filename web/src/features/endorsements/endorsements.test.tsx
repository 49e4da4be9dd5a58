import { endorsementTexts as texts } from '@schema/rules/endorsements/endorsements-texts';
import { cardOnlyTexts } from '@schema/rules/profiles/profiles-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { EndorsementWall } from './components/EndorsementWall';

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;

const endorsement = (id: string, over: object = {}) => ({
  __typename: 'Endorsement',
  id,
  menteeId: 'kabir',
  message: `Words ${id}`,
  visibility: 'everyone',
  isPending: false,
  createdAt: '2026-01-06T10:00:00.000Z',
  alumni: person('ravi', { fullName: 'Ravi Kumar' }),
  ...over,
});
const profileWith = (nodes: object[], cursor: string | null = null, own: string | null = null) => ({
  profile: {
    __typename: 'Profile',
    id: 'kabir',
    ownEndorsement: own && { __typename: 'Endorsement', id: own },
    endorsements: connection('EndorsementConnection', nodes, cursor),
  },
});
const change = (over: object) =>
  [
    'EndorsementsChanged',
    {
      endorsementsChanged: {
        __typename: 'EndorsementsChange',
        subscribed: null,
        added: null,
        submitted: null,
        removed: null,
        ...over,
      },
    },
  ] as const;

const openWall = (answers: Answers = {}, { isOwner = false, role = 'alumni', hash = '' } = {}) =>
  open(
    () => <EndorsementWall userId="kabir" isOwner={isOwner} person={{ fullName: 'Kabir Nair' }} />,
    {
      path: '/profile/kabir',
      at: `/profile/kabir${hash}`,
      me: viewer({ role }),
      answers: {
        Endorsements: () => profileWith([endorsement('e1')]),
        PendingEndorsements: () => profileWith([]),
        ...answers,
      },
    },
  );
const toast = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
/** A removal that could be undone is sent when its toast closes. */
const dismiss = (text: string) =>
  userEvent.click(toast(text).getByRole('button', { name: 'Dismiss' }));
const messageField = () => screen.findByLabelText(texts.label);

test('alumni have a form with a counter; students and the owner have none', async () => {
  const { sent } = openWall({
    SubmitEndorsement: ({ message, visibility }) => ({
      submitEndorsement: endorsement('mine', {
        message,
        visibility,
        isPending: true,
        alumni: person('me'),
      }),
    }),
  });
  await userEvent.type(await messageField(), 'Ships small and often');
  expect(screen.getByText(texts.left(21, 100))).toBeInTheDocument();
  await userEvent.click(screen.getByText(texts.visibilities.alumni));
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.submitted)).toBeInTheDocument();
  expect(sent('SubmitEndorsement')).toEqual([
    { menteeId: 'kabir', message: 'Ships small and often', visibility: 'alumni' },
  ]);
  // An alumnus writes one for each student: the pending endorsement takes the place of the form.
  expect(await screen.findByText(texts.pendingTheirs('Kabir'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.submit })).not.toBeInTheDocument();
});

test('whose endorsement stands on a later page has no form, until it is withdrawn', async () => {
  const { emit } = openWall({
    Endorsements: () => profileWith([endorsement('e2')], 'e2'),
    PendingEndorsements: () => profileWith([], null, 'e1'),
  });
  expect(await screen.findByText('Words e2')).toBeInTheDocument();
  expect(screen.queryByLabelText(texts.label)).not.toBeInTheDocument();
  act(() =>
    emit(
      ...change({
        removed: { __typename: 'EndorsementRemoved', id: 'e1' },
      }),
    ),
  );
  expect(await messageField()).toBeInTheDocument();
});

test('what waits behind the first fifty is loaded on demand', async () => {
  openWall(
    {
      PendingEndorsements: ({ after }) =>
        after
          ? profileWith([endorsement('e5', { isPending: true })])
          : profileWith([endorsement('e6', { isPending: true })], 'e6'),
    },
    { isOwner: true, role: 'mentee' },
  );
  expect(await screen.findByText('Words e6')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Words e5')).toBeInTheDocument();
});

test('a student sees the wall and no form', async () => {
  openWall({}, { role: 'mentee' });
  expect(await screen.findByText('Words e1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute('href', '/profile/ravi');
  expect(screen.queryByRole('button', { name: texts.submit })).not.toBeInTheDocument();
});

test('an endorsement that the address names has the focus', async () => {
  openWall(
    { PendingEndorsements: () => profileWith([endorsement('e2', { isPending: true })]) },
    { isOwner: true, role: 'mentee', hash: '#endorsement-e2' },
  );
  expect((await screen.findByText('Words e2')).closest('li')).toHaveFocus();
  expect(screen.getByText('Words e1').closest('li')).not.toHaveClass('x-linked');
});

test('more than a hundred characters are not sent, and a refusal keeps the message', async () => {
  openWall({
    SubmitEndorsement: () => {
      throw refusal('CONFLICT', texts.pendingAlready);
    },
  });
  await userEvent.click(await messageField());
  await userEvent.paste('x'.repeat(101));
  expect(await screen.findByText(texts.tooLong)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.submit })).toBeDisabled();
  await userEvent.clear(await messageField());
  await userEvent.type(await messageField(), 'Solid');
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.pendingAlready)).toBeInTheDocument();
  expect(await messageField()).toHaveValue('Solid');
});

test('what was typed is there at the next visit, as what an earlier release stored; once sent it is not', async () => {
  const key = 'form:me:endorsement:kabir';
  localStorage.setItem(key, JSON.stringify({ text: 'Ships small', attempt: null }));
  const { sent } = openWall({
    SubmitEndorsement: ({ message }) => ({
      submitEndorsement: endorsement('mine', { message, isPending: true, alumni: person('me') }),
    }),
  });
  const field = await messageField();
  expect(field).toHaveValue('Ships small');
  await userEvent.type(field, ' and often');
  expect(localStorage.getItem(key)).toContain('Ships small and often');
  await userEvent.type(field, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText(texts.submitted)).toBeInTheDocument();
  expect(sent('SubmitEndorsement')).toEqual([
    { menteeId: 'kabir', message: 'Ships small and often', visibility: 'everyone' },
  ]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('what the server says of the message stands at it', async () => {
  openWall({
    SubmitEndorsement: () => {
      throw refusal('BAD_USER_INPUT', texts.required, { message: texts.required });
    },
  });
  await userEvent.type(await messageField(), 'Solid');
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(await messageField()).toHaveAccessibleDescription(expect.stringContaining(texts.required));
});

test('the owner accepts one, declines another, and removes one from the wall, which can be undone', async () => {
  const { sent } = openWall(
    {
      PendingEndorsements: () =>
        profileWith([
          endorsement('p2', { isPending: true }),
          endorsement('p1', { isPending: true }),
        ]),
      AcceptEndorsement: () => ({ acceptEndorsement: endorsement('p2') }),
      DeclineEndorsement: () => ({ declineEndorsement: 'p1' }),
      RemoveEndorsement: () => ({ removeEndorsement: 'e1' }),
    },
    { isOwner: true, role: 'mentee' },
  );
  const card = (words: string) => within(screen.getByText(words).closest('li') as HTMLElement);
  await screen.findByText(texts.pendingOwn);
  await userEvent.click(card('Words p2').getByRole('button', { name: texts.accept }));
  await userEvent.click(card('Words p1').getByRole('button', { name: texts.decline }));
  await waitFor(() => expect(screen.queryByText(texts.pendingOwn)).not.toBeInTheDocument());
  await dismiss(texts.declined);
  expect(screen.getByText('Words p2')).toBeInTheDocument();
  await userEvent.click(card('Words e1').getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(screen.queryByText('Words e1')).not.toBeInTheDocument());
  await userEvent.click(toast(texts.removed).getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Words e1')).toBeInTheDocument();
  await userEvent.click(card('Words e1').getByRole('button', { name: texts.remove }));
  await dismiss(texts.removed);
  expect(screen.queryByText('Words e1')).not.toBeInTheDocument();
  expect([
    sent('AcceptEndorsement'),
    sent('DeclineEndorsement'),
    sent('RemoveEndorsement'),
  ]).toEqual([[{ id: 'p2' }], [{ id: 'p1' }], [{ id: 'e1' }]]);
});

test('a removal that failed brings it back, with the documented text', async () => {
  openWall(
    {
      RemoveEndorsement: () => {
        throw new Error('away');
      },
    },
    { isOwner: true, role: 'mentee' },
  );
  await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
  await dismiss(texts.removed);
  expect(await screen.findByText(texts.removeFailed)).toBeInTheDocument();
  expect(await screen.findByText('Words e1')).toBeInTheDocument();
});

test('what happens elsewhere shows live: it is pending, accepted, removed', async () => {
  const { emit } = openWall(
    { Endorsements: () => profileWith([]) },
    { isOwner: true, role: 'mentee' },
  );
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
  act(() => emit(...change({ submitted: endorsement('e7', { isPending: true }) })));
  expect(await screen.findByText(texts.pendingOwn)).toBeInTheDocument();
  act(() => emit(...change({ added: endorsement('e7') })));
  await waitFor(() => expect(screen.queryByText(texts.pendingOwn)).not.toBeInTheDocument());
  expect(screen.getByText('Words e7')).toBeInTheDocument();
  act(() => emit(...change({ removed: { __typename: 'EndorsementRemoved', id: 'e7' } })));
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
});

test('a wall that could not be loaded is loaded again; one that is closed says so', async () => {
  let fails = true;
  const { end } = openWall({
    Endorsements: () => {
      if (fails) throw new Error('away');
      return profileWith([endorsement('e1')]);
    },
  });
  expect(await screen.findByText(texts.loadFailed)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Words e1')).toBeInTheDocument();
  act(() => end('EndorsementsChanged', 'FORBIDDEN', cardOnlyTexts.refused));
  expect(await screen.findByText(cardOnlyTexts.refused)).toBeInTheDocument();
});

test('its author withdraws it after a question', async () => {
  const { sent } = openWall({
    Endorsements: () => profileWith([endorsement('e1', { alumni: person('me') })]),
    RemoveEndorsement: () => ({ removeEndorsement: 'e1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.withdraw }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: texts.withdraw }),
  );
  expect(await screen.findByText(texts.withdrawn)).toBeInTheDocument();
  expect(screen.queryByText('Words e1')).not.toBeInTheDocument();
  expect(sent('RemoveEndorsement')).toEqual([{ id: 'e1' }]);
});
