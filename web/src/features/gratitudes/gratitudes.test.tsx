import { gratitudeTexts as texts } from '@schema/rules/gratitudes/gratitudes-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { GratitudesPanel } from './components/GratitudesPanel';

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;
type Me = Parameters<typeof open>[1]['me'];

const gratitude = (id: string, over: object = {}) => ({
  __typename: 'Gratitude',
  id,
  profileId: 'priya',
  text: `Thanks ${id}`,
  upvotes: 2,
  hasUpvoted: false,
  isHidden: false,
  createdAt: '2026-01-06T10:00:00.000Z',
  user: person('asker', { fullName: 'Meera Iyer' }),
  ...over,
});
const profileWith = (nodes: object[], over: object = {}) => ({
  profile: {
    __typename: 'Profile',
    id: 'priya',
    gratitudesCount: nodes.length,
    gratitudes: connection('GratitudeConnection', nodes),
    ...over,
  },
});
const change = (over: object) =>
  [
    'GratitudesChanged',
    {
      gratitudesChanged: {
        __typename: 'GratitudesChange',
        subscribed: null,
        gratitudesCount: 1,
        added: null,
        upvoted: null,
        removed: null,
        ...over,
      },
    },
  ] as const;

const openPanel = (
  answers: Answers = {},
  { isOwner = false, me, hash = '' }: { isOwner?: boolean; me?: Me; hash?: string } = {},
) =>
  open(
    () => <GratitudesPanel userId="priya" isOwner={isOwner} person={{ fullName: 'Priya R' }} />,
    {
      path: '/profile/priya',
      at: `/profile/priya${hash}`,
      answers: { Gratitudes: () => profileWith([gratitude('g1')]), ...answers },
      ...(me !== undefined && { me }),
    },
  );
/** A list of three pages with one item each: g1, g2 and g3. */
const threePages = ({ after }: { after?: string | null }) => {
  const place = after ? Number(after) + 1 : 1;
  const nodes = [gratitude(`g${place}`)];
  const gratitudes = connection('GratitudeConnection', nodes, place < 3 ? String(place) : null);
  return profileWith(nodes, { gratitudesCount: 3, gratitudes });
};

test('a gratitude that the address names is found on a later page, and has the focus', async () => {
  const { sent } = openPanel({ Gratitudes: threePages }, { hash: '#gratitude-g3' });
  expect((await screen.findByText('Thanks g3')).closest('li')).toHaveFocus();
  expect(sent('Gratitudes')).toHaveLength(3);
});

test('a gratitude that is gone is looked for to the end, and not again', async () => {
  const { sent } = openPanel({ Gratitudes: threePages }, { hash: '#gratitude-gone' });
  await screen.findByText('Thanks g3');
  expect(sent('Gratitudes')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

const write = async (text: string) => {
  await userEvent.type(await screen.findByPlaceholderText(texts.placeholder), text);
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
};
const upvoteButton = () => screen.getByRole('button', { name: /^Upvote/ });

test('an empty list invites; the owner has no form', async () => {
  openPanel({ Gratitudes: () => profileWith([]) }, { isOwner: true });
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
  expect(screen.queryByPlaceholderText(texts.placeholder)).not.toBeInTheDocument();
});

test('a list that could not be loaded says so, and is loaded again', async () => {
  let fails = true;
  openPanel({
    Gratitudes: () => {
      if (fails) throw new Error('away');
      return profileWith([gratitude('g1')]);
    },
  });
  expect(await screen.findByText(texts.loadFailed)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Thanks g1')).toBeInTheDocument();
});

test("the viewer's gratitude is shown at once, and only once; authors are linked", async () => {
  const { emit, sent } = openPanel({
    SendGratitude: ({ text }) => ({
      sendGratitude: gratitude('mine', {
        text,
        upvotes: 0,
        user: person('me', { fullName: 'Asha Me' }),
      }),
    }),
  });
  expect(await screen.findByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
    'href',
    '/profile/asker',
  );
  await write('You saved my semester');
  expect(await screen.findAllByText('You saved my semester')).toHaveLength(1);
  await waitFor(() =>
    expect(sent('SendGratitude')).toMatchObject([
      { profileId: 'priya', text: 'You saved my semester', key: expect.any(String) as string },
    ]),
  );
  act(() =>
    emit(
      ...change({
        gratitudesCount: 2,
        added: gratitude('mine', { text: 'You saved my semester', user: person('me') }),
      }),
    ),
  );
  expect(await screen.findByText('2 gratitudes')).toBeInTheDocument();
  expect(screen.getAllByText('You saved my semester')).toHaveLength(1);
});

test('a refused text comes back into the form, with the reason', async () => {
  openPanel({
    SendGratitude: () => {
      throw refusal('RATE_LIMITED', 'Slow down');
    },
  });
  await write('You saved my semester');
  expect(await screen.findByText('Slow down')).toBeInTheDocument();
  expect(screen.getByPlaceholderText(texts.placeholder)).toHaveValue('You saved my semester');
  expect(screen.getByText('1 gratitude')).toBeInTheDocument();
});

test('without an answer the documented text is shown', async () => {
  const { sent } = openPanel({
    SendGratitude: () => {
      throw new Error('away');
    },
  });
  await write('Hello');
  expect(await screen.findByText(texts.sendFailed)).toBeInTheDocument();
  expect(sent('SendGratitude')).toHaveLength(1);
});

test('an unverified student is not let through, and keeps the text', async () => {
  const { sent } = openPanel(
    {},
    { me: { ...viewer({ role: 'mentee', isMember: false }), isVerified: false } },
  );
  await write('Hello');
  expect(sent('SendGratitude')).toHaveLength(0);
  await waitFor(() => expect(screen.getByPlaceholderText(texts.placeholder)).toHaveValue('Hello'));
});

test('an upvote shows at once, and is undone when refused', async () => {
  let refuse: () => void = () => undefined;
  openPanel({
    UpvoteGratitude: () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Error('away'));
      }),
  });
  await screen.findByText('Thanks g1');
  await userEvent.click(upvoteButton());
  await waitFor(() => expect(upvoteButton()).toHaveAttribute('aria-pressed', 'true'));
  expect(upvoteButton()).toHaveTextContent('3');
  await act(async () => {
    await new Promise((done) => setTimeout(done, 5));
    refuse();
  });
  expect(await screen.findByText(texts.upvoteFailed)).toBeInTheDocument();
  expect(upvoteButton()).toHaveTextContent('2');
  expect(upvoteButton()).toHaveAttribute('aria-pressed', 'false');
});

test('what others do shows live: new gratitudes, upvotes, removals', async () => {
  const { emit } = openPanel();
  await screen.findByText('Thanks g1');
  act(() => emit(...change({ gratitudesCount: 2, added: gratitude('g2') })));
  expect(await screen.findByText('Thanks g2')).toBeInTheDocument();
  expect(screen.getAllByText(/^Thanks/).map(({ textContent }) => textContent)).toEqual([
    'Thanks g2',
    'Thanks g1',
  ]);
  act(() =>
    emit(
      ...change({ gratitudesCount: 2, upvoted: { __typename: 'Gratitude', id: 'g1', upvotes: 9 } }),
    ),
  );
  expect(await screen.findByText('9')).toBeInTheDocument();
  act(() => emit(...change({ removed: { __typename: 'GratitudeRemoved', id: 'g1' } })));
  await waitFor(() => expect(screen.queryByText('Thanks g1')).not.toBeInTheDocument());
  expect(screen.getByText('1 gratitude')).toBeInTheDocument();
});

test('the owner hides a gratitude, and undoes it; a refusal brings it back too', async () => {
  let fails = false;
  openPanel(
    {
      HideGratitude: () => {
        if (fails) throw new Error('away');
        return { hideGratitude: gratitude('g1', { isHidden: true }) };
      },
      UnhideGratitude: () => ({ unhideGratitude: gratitude('g1') }),
    },
    { isOwner: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: texts.hide }));
  await waitFor(() => expect(screen.queryByText('Thanks g1')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Thanks g1')).toBeInTheDocument();
  fails = true;
  await userEvent.click(await screen.findByRole('button', { name: texts.hide }));
  expect(await screen.findByText(texts.hideFailed)).toBeInTheDocument();
  expect(await screen.findByText('Thanks g1')).toBeInTheDocument();
});

test('hidden gratitudes are listed for the owner on demand, and shown again', async () => {
  openPanel(
    {
      Gratitudes: () => profileWith([]),
      HiddenGratitudes: () =>
        profileWith([gratitude('g9', { isHidden: true })], { gratitudesCount: undefined }),
      UnhideGratitude: () => ({ unhideGratitude: gratitude('g9') }),
    },
    { isOwner: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: texts.hiddenTitle }));
  await userEvent.click(await screen.findByRole('button', { name: texts.show }));
  expect(await screen.findByText(texts.hiddenNone)).toBeInTheDocument();
  expect(screen.getByText('Thanks g9')).toBeInTheDocument();
});

test('its author deletes a gratitude after a question', async () => {
  const { sent } = openPanel({
    Gratitudes: () => profileWith([gratitude('g1', { user: person('me') })]),
    DeleteGratitude: () => ({ deleteGratitude: 'g1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: texts.remove }),
  );
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
  expect(await screen.findByText(texts.removed)).toBeInTheDocument();
  expect(sent('DeleteGratitude')).toEqual([{ id: 'g1' }]);
});
