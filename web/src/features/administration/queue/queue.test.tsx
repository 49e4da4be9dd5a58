import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { account, admin } from '@/testing/rooms/administration';
import VerificationQueuePage from '../pages/VerificationQueuePage';

const request = (id: string) => ({
  __typename: 'Verification',
  id,
  documentType: 'degree',
  status: 'pending',
  reason: null,
  contentType: 'image/png',
  fileUrl: `/files/${id}`,
  createdAt: '2026-11-20T00:00:00Z',
  decidedAt: null,
  decidedBy: null,
  user: account(`of-${id}`, { fullName: `Owner ${id}` }),
});
const tasks = {
  adminTasks: {
    __typename: 'AdminTasks',
    verifications: 2,
    reports: 0,
    rosterMatches: null,
    medianHours: 3,
  },
};

const answered = (nodes: () => object[]) => ({
  AdminTasks: () => tasks,
  Verifications: () => ({ verifications: connection('VerificationConnection', nodes()) }),
  ApproveVerification: ({ id }: Record<string, unknown>) => ({
    approveVerification: { ...request(String(id)), status: 'approved' },
  }),
});
const card = (owner: string) => screen.findByRole('article', { name: `Request of ${owner}` });

test('documents are decided one after the other, by keyboard', async () => {
  const { sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => [request('1'), request('2'), request('3')]),
      RejectVerification: () => {
        throw refusal('CONFLICT', 'Asha has approved this document already');
      },
    },
  });
  // The letters work as soon as it opens.
  expect(await card('Owner 1')).toHaveFocus();
  expect(screen.getByText('Half of all decisions took 3 hours or less')).toBeInTheDocument();
  // Outside of the card they do nothing (WCAG 2.1.4).
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('ja');
  expect(await card('Owner 1')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Approve' }).focus());
  await userEvent.keyboard('j');
  expect(await card('Owner 2')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(await card('Owner 3')).toHaveFocus();
  // What is typed as a reason is no key of the page; who comes second reads who was faster.
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'a jar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await screen.findAllByText('Asha has approved this document already')).length).toBe(1);
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
});

test('an approval is sent once its toast closes, and Undo takes it back', async () => {
  const { sent, router } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: answered(() => [request('1'), request('2')]),
  });
  await card('Owner 1');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await card('Owner 2');
  expect(screen.getByText('1 waits')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByText('2 wait')).toBeInTheDocument();
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await router.navigate('/feed');
  await waitFor(() => expect(sent('ApproveVerification')).toEqual([{ id: '1' }]));
});

test('what another admin decides stays on screen with who it was, and takes no key', async () => {
  let waiting = [request('1'), request('2')];
  const { sent, emit, watched } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => waiting),
      Verification: () => ({
        verification: {
          ...request('1'),
          status: 'approved',
          decidedBy: { __typename: 'AdminUser', id: 'x', fullName: 'Asha' },
        },
      }),
    },
  });
  const first = await card('Owner 1');
  first.focus();
  await waitFor(() => expect(watched('AdminTasksChanged')).toHaveLength(1));
  waiting = [request('2')];
  emit('AdminTasksChanged', { adminTasksChanged: { ...tasks.adminTasks, verifications: 1 } });
  expect(await screen.findByText('Asha has approved this document already')).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await card('Owner 2')).toBeInTheDocument();
});

test('a colleague’s decision reads again as many as are loaded', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const all = Array.from({ length: 45 }, (_none, at) => request(String(100 + at)));
  const { sent, emit, watched } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => all),
      Verifications: ({ first, after }) => {
        const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
        const nodes = all.slice(from, from + Number(first));
        const page = connection('VerificationConnection', nodes);
        return {
          verifications: {
            ...page,
            pageInfo: {
              __typename: 'PageInfo',
              endCursor: nodes.at(-1)?.id ?? null,
              hasNextPage: from + nodes.length < all.length,
            },
          },
        };
      },
    },
  });
  await card('Owner 100');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(sent('Verifications')).toHaveLength(2));
  await waitFor(() => expect(watched('AdminTasksChanged')).not.toHaveLength(0));
  emit('AdminTasksChanged', { adminTasksChanged: { ...tasks.adminTasks, verifications: 44 } });
  await waitFor(() => expect(sent('Verifications').at(-1)).toMatchObject({ first: 40 }));
  vi.unstubAllGlobals();
});

test('the open request stands in the address, and a link to it opens it', async () => {
  const all = [request('1'), request('2')];
  const { router } = open(VerificationQueuePage, {
    path: '/admin/verification',
    at: '/admin/verification?request=2',
    me: admin(),
    answers: answered(() => all),
  });
  expect(await card('Owner 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'The previous request' }));
  expect(await card('Owner 1')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?request=1'));
});

test('a search leaves the request on screen for one that it finds', async () => {
  const { router, sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => []),
      Verifications: ({ search }) => ({
        verifications: connection(
          'VerificationConnection',
          search ? [request('2')] : [request('1'), request('2')],
        ),
      }),
      Verification: ({ id }) => ({ verification: request(String(id)) }),
    },
  });
  await card('Owner 1');
  await waitFor(() => expect(router.state.location.search).toBe('?request=1'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'Owner 2{Enter}');
  await waitFor(() => expect(sent('Verifications').at(-1)).toMatchObject({ search: 'Owner 2' }));
  expect(await card('Owner 2')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Request of Owner 1' })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=Owner+2&request=2'));
  // Enter again: the same list, and the same request.
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.search).toBe('?search=Owner+2&request=2');
});

test('a link to what is decided by now says who it was', async () => {
  open(VerificationQueuePage, {
    path: '/admin/verification',
    at: '/admin/verification?request=9',
    me: admin(),
    answers: {
      ...answered(() => [request('1')]),
      Verification: () => ({
        verification: {
          ...request('9'),
          status: 'approved',
          decidedBy: { __typename: 'AdminUser', id: 'x', fullName: 'Asha' },
        },
      }),
    },
  });
  expect(await card('Owner 9')).toBeInTheDocument();
  expect(await screen.findByText('Asha has approved this document already')).toBeInTheDocument();
});

test('what waits is sorted and narrowed down to a type of document', async () => {
  const { sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    at: '/admin/verification?sort=newest&documentType=degree',
    me: admin(),
    answers: answered(() => [request('2'), request('1')]),
  });
  expect(await card('Owner 2')).toBeInTheDocument();
  expect(sent('Verifications')[0]).toMatchObject({
    status: 'pending',
    sort: 'newest',
    documentType: 'degree',
  });
  await userEvent.click(screen.getByRole('button', { name: 'The next request' }));
  expect(await card('Owner 1')).toBeInTheDocument();
});

test('the verification of several people is taken back at once', async () => {
  const verified = (id: string, isVerified: boolean) => ({
    ...request(id),
    status: 'approved',
    user: account(`of-${id}`, { fullName: `Owner ${id}`, isVerified }),
  });
  const { sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    at: '/admin/verification?status=approved',
    me: admin(),
    answers: {
      ...answered(() => [verified('1', true), verified('2', true), verified('3', false)]),
      TakeVerificationBack: ({ id }) => {
        if (id === 'of-2') throw refusal('CONFLICT', 'This person is not verified');
        return { takeVerificationBack: account(String(id), { isVerified: false }) };
      },
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await userEvent.click(screen.getByRole('button', { name: 'Take verification back' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Take the verification of 2 people back?')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Forged');
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Owner 1: not verified any more')).toBeInTheDocument();
  expect(screen.getByText('Not done for 1 of 2: This person is not verified')).toBeInTheDocument();
  expect(sent('TakeVerificationBack').map(({ id }) => id)).toEqual(['of-1', 'of-2']);
});
