import { type Shared, shareLimits } from '@schema/rules/device/share';
import { shareTexts } from '@schema/rules/device/share-texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { isShare, receiveShare, removeOldShares } from './share';

/** What the device keeps; `isFull`: it takes nothing. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isFull: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device.kept]),
  set: (key: string, value: unknown) =>
    device.isFull
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));

type Part = { name: string; value: string | File };

/** A form as a system posts it; its own parts are the browser's business. */
function posted(...parts: Part[]): Request {
  const form = new FormData();
  for (const { name, value } of parts) form.append(name, value);
  const url = 'http://x.example/share';
  return { url, formData: () => Promise.resolve(form) } as Request;
}
const text = (name: string, value: string): Part => ({ name, value });
const aFile = (name: string, type: string, bytes = 4): Part => ({
  name: 'files',
  value: new File([new Uint8Array(bytes)], name, { type }),
});
const kept = () => device.kept.get('unclaimed') as Shared<File>;
const places = () => kept().files.map(({ file, places: open }) => [file.name, ...open]);
const megabyte = 1024 * 1024;

beforeEach(() => {
  device.kept.clear();
  device.isFull = false;
});

test('only its address is where something is shared', () => {
  expect(isShare(new URL('http://x.example/share?x=1'))).toBe(true);
  expect(isShare(new URL('http://x.example/share/x'))).toBe(false);
});

test('what is posted is kept, and the page that asks where it goes opens', async () => {
  const answer = await receiveShare(
    posted(
      text('title', 'Offers of Zoho'),
      text('text', 'Worth a read https://zoho.example/jobs'),
      aFile('offer.pdf', 'application/pdf'),
    ),
    7,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://x.example/share']);
  expect(kept()).toMatchObject({
    at: 7,
    link: 'https://zoho.example/jobs',
    words: 'Offers of Zoho\nWorth a read',
    leftOut: [],
  });
  expect(places()).toEqual([['offer.pdf', 'post', 'chat']]);
});

test.each([
  [{ url: 'https://a.example/x' }, 'https://a.example/x', ''],
  [{ text: 'https://a.example/x' }, 'https://a.example/x', ''],
  [{ title: 'Read', text: 'Read this' }, null, 'Read this'],
  [{ url: 'javascript:alert(1)', text: 'Press' }, null, 'Press'],
  [{ text: 'data:text/html,x' }, null, 'data:text/html,x'],
])('%o is a link and words', async (fields, link, words) => {
  await receiveShare(
    posted(...Object.entries(fields).map(([name, value]) => text(name, value))),
    1,
  );
  expect(kept()).toMatchObject({ link, words });
});

test('each file goes where its limits let it, and the others are named', async () => {
  await receiveShare(
    posted(
      aFile('face.png', 'image/png'),
      aFile('notes.docx', 'application/octet-stream'),
      aFile('run.exe', 'application/x-msdownload'),
      aFile('long.pdf', 'application/pdf', 5 * megabyte + 1),
      aFile('just.pdf', 'application/pdf', 5 * megabyte),
      aFile('huge.pdf', 'application/pdf', 10 * megabyte),
      aFile('huge.png', 'image/png', 5 * megabyte + 1),
    ),
    1,
  );
  expect(places()).toEqual([
    ['face.png', 'chat'],
    ['notes.docx', 'post'],
    ['long.pdf', 'post'],
    ['just.pdf', 'post', 'chat'],
  ]);
  expect(kept().leftOut).toEqual([
    shareTexts.wrongType('run.exe'),
    shareTexts.tooLarge('huge.pdf', 5, 10),
    shareTexts.tooLarge('huge.png', 5, 10),
  ]);
});

test('ten files and as many letters as a message has are kept, and it says so', async () => {
  const files = Array.from({ length: 11 }, (_, index) => aFile(`${index}.pdf`, 'application/pdf'));
  await receiveShare(posted(text('text', 'x'.repeat(4001)), ...files), 1);
  expect(kept().files).toHaveLength(10);
  expect(kept().words).toHaveLength(4000);
  expect(kept().leftOut).toEqual([
    shareTexts.tooMany(shareLimits.files),
    shareTexts.tooLong(shareLimits.words),
  ]);
});

test('nothing at all takes the place of nothing', async () => {
  await receiveShare(posted(text('text', 'Before')), 1);
  await receiveShare(posted(text('text', ' ')), 2);
  expect(kept().words).toBe('Before');
});

test('what can’t be kept is said', async () => {
  device.isFull = true;
  const answer = await receiveShare(posted(text('text', 'Words')), 1);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'http://x.example/share?missed=room',
  ]);
});

test('after a day it is gone, whoever claimed it', async () => {
  await receiveShare(posted(text('text', 'Words')), 1000);
  device.kept.set('me', { at: 2000 });
  const day = 24 * 3_600_000;
  await removeOldShares(1000 + day);
  expect([...device.kept.keys()]).toEqual(['unclaimed', 'me']);
  await removeOldShares(1001 + day);
  expect([...device.kept.keys()]).toEqual(['me']);
});
