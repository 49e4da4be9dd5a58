import { backupTexts } from '@schema/rules/backups/backups-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRestored, noteRestored, readRestored } from '@/core/restored';
import { RestoredNote } from '@/features/identity';
import { open } from '@/testing/open';
import { superAdmin } from '@/testing/rooms/administration';
import FirstRestore from './first/FirstRestore';

const texts = backupTexts.first;
const contents = {
  __typename: 'BackupContents',
  college: 'Govindrao College',
  madeAt: '2026-11-01T02:00:00Z',
  version: '1.0.0',
  isOlder: true,
  people: 412,
  posts: 96,
  rows: 29_500,
  files: 533,
  fileBytes: 4_000_000,
  missing: 1,
  hasSecret: false,
};
const state = (over: object = {}) => ({
  __typename: 'FirstRestore',
  isOpen: true,
  why: null,
  phase: 'nothing',
  done: 0,
  all: 0,
  said: null,
  contents: null,
  ...over,
});

/** A server that takes an archive in parts and reads it. */
function openFirst(first: object = state(), looked: object = state({ phase: 'ready', contents })) {
  let now = first;
  return open(FirstRestore, {
    path: '/admin/begin',
    me: superAdmin(),
    answers: {
      FirstRestore: () => ({ firstRestore: now, backups: [] }),
      LookIntoBackup: () => {
        now = looked;
        return { lookIntoBackup: now };
      },
      RestoreBackup: () => {
        now = state({ isOpen: false, phase: 'restoring', contents });
        return { restoreBackup: now };
      },
    },
  });
}

const bytes = 5 * 1024 * 1024;
const archive = () => new File([new Uint8Array(bytes)], 'experiencia.tar');

async function choose(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: texts.open }));
  await userEvent.upload(screen.getByLabelText(texts.file, { exact: false }), archive());
}
afterEach(() => {
  forgetRestored();
  vi.unstubAllGlobals();
});

test('a backup is brought part by part, looked into, and restored after a question', async () => {
  const parts: { at: number; bytes: number }[] = [];
  let news: object = { percent: null, start: 'a' };
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  vi.stubGlobal('fetch', (url: string, { body }: { body?: Blob } = {}) => {
    const asked = new URL(url, 'http://college.example');
    if (asked.pathname === '/restore.json') return Promise.resolve(Response.json(news));
    parts.push({ at: Number(asked.searchParams.get('at')), bytes: body?.size ?? 0 });
    return Promise.resolve(Response.json({ received: 1 }));
  });
  const { sent } = openFirst();
  await choose();
  await userEvent.type(screen.getByLabelText(texts.key), 'a key');
  await userEvent.click(screen.getByRole('button', { name: texts.look }));
  expect(await screen.findByText('Govindrao College')).toBeInTheDocument();
  expect(parts.map(({ at }) => at)).toEqual([0, 2 * 1024 * 1024, 4 * 1024 * 1024]);
  expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
  expect(sent('LookIntoBackup')).toEqual([{ name: null, key: 'a key' }]);
  expect(screen.getByText('412')).toBeInTheDocument();
  expect(screen.getByText(texts.older('1.0.0'))).toBeInTheDocument();
  expect(screen.getByText(texts.missing(1))).toBeInTheDocument();
  expect(screen.getByText(texts.otherSecret)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.restore }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent('RestoreBackup')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: texts.restore }));
  expect(await screen.findByText(texts.restoring)).toBeInTheDocument();
  news = { percent: 40 };
  await waitFor(
    () => expect(screen.getByRole('progressbar', { name: texts.howFar })).toHaveValue(40),
    { timeout: 4000 },
  );
  expect(assign).not.toHaveBeenCalled();
  news = { percent: null, start: 'b' };
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/begin'), { timeout: 4000 });
  expect(readRestored()).toBe(contents.madeAt);
});

test('what can not be restored says why, and nothing is offered', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ received: 1 })));
  openFirst(state(), state({ phase: 'refused', said: 'The archive is cut off.' }));
  await choose();
  await userEvent.click(screen.getByRole('button', { name: texts.look }));
  expect(await screen.findByText('The archive is cut off.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.restore })).toBeNull();
});

test('an upload that the server takes no more of says why', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: texts.isBusy }, { status: 409 })),
  );
  const { sent } = openFirst();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: texts.look }));
  expect(await screen.findByText(texts.isBusy)).toBeInTheDocument();
  expect(sent('LookIntoBackup')).toEqual([]);
});

test('a college that is not empty is offered nothing', async () => {
  const { sent } = openFirst(state({ isOpen: false, why: texts.isFilled }));
  await waitFor(() => expect(sent('FirstRestore')).toHaveLength(1));
  await new Promise((resolved) => setTimeout(resolved, 50));
  expect(screen.queryByText(texts.title)).toBeNull();
});

test('once setting up has begun, it says why no backup is taken here and where one is', async () => {
  openFirst(state({ isOpen: false, why: texts.isFilled }));
  expect(await screen.findByText(texts.begun)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.toBackups })).toHaveAttribute(
    'href',
    '/admin/backups',
  );
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
});

test('a program that can not start itself anew says what to do instead', async () => {
  openFirst(state({ isOpen: false, why: texts.cannotRestart }));
  expect(await screen.findByText(texts.cannotRestart)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
});

test('the demo college says nothing of backups from elsewhere', async () => {
  const { sent } = openFirst(state({ isOpen: false, why: texts.isDemo }));
  await waitFor(() => expect(sent('FirstRestore')).toHaveLength(1));
  await new Promise((resolved) => setTimeout(resolved, 50));
  expect(screen.queryByText(texts.isDemo)).toBeNull();
  expect(screen.queryByText(texts.begun)).toBeNull();
});

test('who has restored one reads at the sign-in that it is back, once; nobody else does', async () => {
  noteRestored('2026-11-01T02:00:00Z');
  const first = open(RestoredNote, { path: '/signin', me: null });
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^The backup of 1 November 2026 at .* is back\. Sign in as you did then\.$/,
  );
  first.unmount();
  open(RestoredNote, { path: '/signin', me: null });
  expect(screen.queryByText(/is back/)).toBeNull();
});

test('a restore that changed nothing leaves nothing to be said at the next sign-in', async () => {
  noteRestored('2026-11-01T02:00:00Z');
  openFirst(state({ said: texts.failed }));
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  expect(readRestored()).toBeNull();
});
