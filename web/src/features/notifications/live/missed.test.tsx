import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open } from '@/testing/open';
import { change, closeToasts, notification } from '@/testing/rooms/notifications';
import { LiveNotifications } from '..';

let isHidden = false;
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden));
const hide = (hidden: boolean) => {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => {
  hide(false);
  closeToasts();
});

const openPage = () => {
  const { emit } = open(LiveNotifications, { path: '/post/here' });
  return (over: object) => act(() => emit('NotificationsChanged', change(over)));
};
const came = (id: string, over: object = {}) => ({ received: notification(id, over) });
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('what came while nobody saw the tab is said once, when it is seen again', () => {
  const emit = openPage();
  emit(came('seen'));
  hide(true);
  emit(came('one'));
  emit(came('two'));
  // Another device reads one, and one is about the page itself.
  emit(came('read'));
  emit({ updated: notification('read', { read: true }) });
  emit(came('here'));
  expect(told().join('')).toBe('');
  hide(false);
  expect(told()).toContain('2 notifications came meanwhile. Asha asked about your two post');
  hide(true);
  emit(came('three'));
  hide(false);
  expect(told()).toContain('Asha asked about your three post');
});

test('the same words are said again: the status is empty while nobody sees the tab', () => {
  const emit = openPage();
  for (const _time of ['first', 'second']) {
    hide(true);
    expect(told().join('')).toBe('');
    emit(came('one'));
    hide(false);
    expect(told()).toContain('Asha asked about your one post');
  }
});
