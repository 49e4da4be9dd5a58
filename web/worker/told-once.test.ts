import { afterEach, expect, test, vi } from 'vitest';
import { onPush } from './push';

type Options = { tag: string; data: { at: number } };
const standing: (Options & { title: string })[] = [];
const shown = vi.fn((title: string, options: Options) => {
  const place = standing.findIndex(({ tag }) => tag === options.tag);
  standing.splice(place < 0 ? standing.length : place, 1, { ...options, title });
  return Promise.resolve();
});

afterEach(() => vi.unstubAllGlobals());

test('what a push service delivers twice is told once; what grew takes its place', async () => {
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve([]) },
    registration: {
      getNotifications: ({ tag }: { tag?: string } = {}) =>
        Promise.resolve(standing.filter((one) => tag === undefined || one.tag === tag)),
      showNotification: shown,
    },
    navigator: { userAgent: 'Chrome' },
  });
  const told = { kind: 'show', tag: 't', title: 'Asha wrote', body: '', link: '/chat/1', at: 7 };
  const push = (message: object) => onPush(JSON.stringify(message));
  await push(told);
  await push(told);
  expect(shown).toHaveBeenCalledTimes(1);
  await push({ ...told, title: 'Asha wrote twice', at: 8 });
  await push({ ...told, tag: 'other' });
  expect(standing.map(({ tag, title }) => [tag, title])).toEqual([
    ['t', 'Asha wrote twice'],
    ['other', 'Asha wrote'],
  ]);
});
