import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { useViewer } from './useViewer';

afterEach(() => vi.restoreAllMocks());

function Who() {
  const { me, status, error } = useViewer();
  return <p>{me ? me.user.fullName : error ? 'Not read' : status}</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const { error } = useViewer();
  return (
    <>
      <Who />
      {error !== undefined && <Who />}
      {isOpen && <Who />}
      <button type="button" onClick={() => setOpen(true)}>
        Next page
      </button>
    </>
  );
}

test('however many want to know who is signed in, one query is watched', async () => {
  const { client, sent } = open(Page, { path: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByText(viewer().user.fullName)).toHaveLength(2));
  expect(sent('Me')).toHaveLength(1);
  const watched = [...client.getObservableQueries('all')];
  expect(watched.map(({ queryName }) => queryName)).toEqual(['Me']);
});

test('a failure stands for what is drawn because of it; what comes later asks again', async () => {
  let fails = true;
  const { sent } = open(Page, {
    path: '/',
    answers: {
      Me: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR', 'No database');
        return { me: viewer() };
      },
    },
  });
  expect(await screen.findAllByText('Not read')).toHaveLength(2);
  expect(sent('Me')).toHaveLength(1);
  fails = false;
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findAllByText(viewer().user.fullName)).toHaveLength(2);
  expect(sent('Me')).toHaveLength(2);
});
