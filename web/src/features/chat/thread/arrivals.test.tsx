import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '@/testing/rooms/chat';
import { Arrivals } from './Arrivals';
import type { Message } from './rows';

let isHidden = false;
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden));
const hide = (hidden: boolean) => {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => hide(false));

const from = (number: number, id = 'asha'): Message =>
  message(number, { sender: { ...message(1).sender, id } }) as unknown as Message;
function open(...first: Message[]) {
  const shown = (messages: Message[]) => (
    <Arrivals thread={{ newest: messages.at(-1), messages }} lastNumber={1} viewerId="me" />
  );
  const { rerender } = render(shown(first));
  return (...messages: Message[]) => rerender(shown([...first, ...messages]));
}
const told = () => screen.getByRole('status').textContent;

test('what others write is said as it comes, one’s own words are not', () => {
  const write = open(from(1));
  expect(told()).toBe('');
  write(from(2));
  expect(told()).toBe('Asha Rao: Words 2');
  write(from(2), from(3, 'me'));
  expect(told()).toBe('');
});

test('what came while nobody saw the tab is said once, when it is seen', () => {
  const write = open(from(1));
  hide(true);
  write(from(2));
  write(from(2), from(3), from(4, 'me'), from(5));
  expect(told()).toBe('');
  hide(false);
  expect(told()).toBe('3 new messages. Asha Rao: Words 5');
  hide(true);
  hide(false);
  write(from(2), from(3), from(4, 'me'), from(5), from(6));
  expect(told()).toBe('Asha Rao: Words 6');
});

test('one message that came meanwhile is its words', () => {
  const write = open(from(1));
  hide(true);
  write(from(2));
  hide(false);
  expect(told()).toBe('Asha Rao: Words 2');
});

test.each([
  ['deleted', { isDeleted: true, content: '' }],
  ['edited', { content: 'Other words' }],
])('words that were %s are not kept', (_how, now) => {
  const write = open(from(1));
  write(from(2));
  expect(told()).toBe('Asha Rao: Words 2');
  write({ ...from(2), ...now });
  expect(told()).toBe('');
});
