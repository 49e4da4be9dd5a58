import { expect, test, vi } from 'vitest';
import { listenToPage } from './page-events';

const turn = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('leaving, coming back and the network are heard of, until it ends', () => {
  const [onLeave, onReturn, onOnline] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = listenToPage({ onLeave, onReturn, onOnline });
  turn('hidden');
  window.dispatchEvent(new Event('pagehide'));
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect([onLeave, onReturn, onOnline].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  stop();
  turn('hidden');
  window.dispatchEvent(new Event('online'));
  expect([onLeave, onReturn, onOnline].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
});
