import { backupTexts as texts } from '@schema/rules/backups/backups-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { open, refusal } from '@/testing/open';
import { superAdmin } from '@/testing/rooms/administration';
import BackupsPage from './pages/BackupsPage';

const name = 'experiencia-20261101T020000Z-daily.tar';
const backup = {
  __typename: 'Backup',
  name,
  at: '2026-11-01T02:00:00Z',
  kind: 'daily',
  size: 4_000_000,
  isEncrypted: false,
  version: '1.0.0',
  problem: null,
  drill: null,
};
const work = (over: object = {}) => ({
  __typename: 'BackupWork',
  id: 'w1',
  kind: 'making',
  archive: null,
  state: 'running',
  askedAt: '2026-11-01T02:00:00Z',
  said: null,
  progress: {
    __typename: 'BackupProgressNow',
    rows: 30_000,
    allRows: 90_000,
    files: 20,
    allFiles: 10_000,
    bytes: 2 * 1024 * 1024,
  },
  ...over,
});

function openBackups(answers: Record<string, () => object> = {}, works: object[] = []) {
  let list = [backup];
  return open(BackupsPage, {
    path: '/admin/backups',
    me: superAdmin(),
    answers: {
      Backups: () => ({ backups: list, backupWork: works }),
      CancelBackup: () => {
        works.splice(0, 1, work({ state: 'failed', said: texts.cancelled, progress: null }));
        return { cancelBackup: works };
      },
      DeleteBackup: () => {
        list = [];
        return { deleteBackup: [] };
      },
      DownloadBackup: () => ({ downloadBackup: '/backups/x?e=1&s=y' }),
      ...answers,
    },
  });
}

test('a running backup says how far it is, and is cancelled', async () => {
  openBackups({}, [work()]);
  expect(await screen.findByRole('progressbar', { name: texts.howFar })).toHaveAttribute(
    'value',
    '30',
  );
  expect(screen.getByText(/^30,000 of 90,000 rows, 20 of 10,000 files · 2\.0 MB$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: texts.cancelOf }));
  expect(await screen.findByText(texts.cancelled)).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: texts.cancelOf })).toBeNull();
});

test('on a new machine the browser is enough: no setting has to be written there', async () => {
  openBackups();
  const way = await screen.findByText(/“I have a backup”/);
  expect(way).not.toHaveTextContent(/[A-Z]+_[A-Z]+/);
});

test('a backup is deleted after a question, and fetched by its address', async () => {
  const { sent } = openBackups();
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  await userEvent.click(await screen.findByRole('button', { name: texts.downloadOf(name) }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/backups/x?e=1&s=y'));
  vi.unstubAllGlobals();
  await userEvent.click(screen.getByRole('button', { name: texts.deleteOf(name) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent('DeleteBackup')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
  expect(await screen.findByText(texts.deleted)).toBeInTheDocument();
  expect(await screen.findByText(texts.empty.title)).toBeInTheDocument();
  expect(sent('DeleteBackup')).toEqual([{ name }]);
});

test('what is refused says why, and the backup stays', async () => {
  openBackups({
    DeleteBackup: () => {
      throw refusal('CONFLICT', texts.busy);
    },
    DownloadBackup: () => {
      throw refusal('NOT_FOUND', texts.gone);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.downloadOf(name) }));
  expect(await screen.findByText(texts.gone)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.deleteOf(name) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
  expect(await screen.findByText(texts.busy)).toBeInTheDocument();
});

const over = (more: object = {}) => ({
  __typename: 'RestoreOver',
  ...{ why: null, college: 'Govindrao College', phase: 'nothing', name: null, done: 0, all: 0 },
  ...{ said: null, contents: null, lost: null, last: null },
  ...more,
});

test('one from elsewhere is brought, and read before anything else is asked', async () => {
  let now = over();
  const sizes: (number | undefined)[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: Blob } = {}) => {
    sizes.push(body?.size);
    return Promise.resolve(Response.json({ received: 1 }));
  });
  const { sent } = openBackups({
    RestoreOver: () => ({ restoreOver: now }),
    LookIntoKept: () => {
      now = over({ phase: 'refused', said: 'This is no backup.' });
      return { lookIntoKept: now };
    },
  });
  const file = new File([new Uint8Array(100)], 'experiencia.tar.age');
  await userEvent.upload(await screen.findByLabelText(texts.first.file, { exact: false }), file);
  await userEvent.click(screen.getByRole('button', { name: texts.over.bring }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sizes).toEqual([100]);
  expect(dialog.getByText('experiencia.tar.age')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(texts.first.key), 'a key');
  await userEvent.click(dialog.getByRole('button', { name: texts.over.look }));
  expect(await dialog.findByText('This is no backup.')).toBeInTheDocument();
  expect(sent('LookIntoKept')).toEqual([{ name: null, key: 'a key' }]);
  vi.unstubAllGlobals();
});

test('without a second factor it says what to do first, and restores nothing', async () => {
  openBackups({ RestoreOver: () => ({ restoreOver: over({ why: texts.over.needsFactor }) }) });
  expect(await screen.findByText(texts.over.needsFactor)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.over.toFactor })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
  expect(screen.queryByRole('button', { name: texts.over.bring })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.over.buttonOf(name) })).toBeNull();
});
