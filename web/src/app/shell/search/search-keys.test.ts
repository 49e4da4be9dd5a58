import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { onSearchKey } from './search-keys.ts';

/** What the list answers: whether the key meant something to it. */
type Answers = { arrow?: boolean; chosen?: boolean; recent?: boolean };

/** Presses a key; @returns the names of the actions that it calls */
function press(
  key: string,
  answers: Answers,
  isListed: boolean,
  hasText: boolean,
  closable = true,
) {
  const called: string[] = [];
  const action = (name: string) => () => void called.push(name);
  const event = { key, preventDefault: vi.fn() } as unknown as KeyboardEvent;
  onSearchKey(
    event,
    {
      onArrow: () => answers.arrow ?? false,
      take: () => false,
      unchoose: () => answers.chosen ?? false,
      forget: () => {
        if (answers.recent) called.push('forget');
        return answers.recent ?? false;
      },
    },
    {
      isListed,
      hasText,
      close: action('close'),
      clear: action('clear'),
      onDone: closable ? action('done') : undefined,
    },
  );
  return called;
}

test('arrows are the list’s, where it has any; Delete removes the chosen recent search', () => {
  expect(press('ArrowDown', { arrow: true }, true, false)).toEqual([]);
  expect(press('Delete', { recent: true }, true, false)).toEqual(['forget']);
  expect(press('Delete', {}, true, true)).toEqual([]);
});

test('Escape takes back one thing at a time', () => {
  expect(press('Escape', { chosen: true }, true, true)).toEqual([]);
  expect(press('Escape', {}, true, true, false)).toEqual(['close']);
  expect(press('Escape', {}, false, true)).toEqual(['clear']);
  expect(press('Escape', {}, true, false)).toEqual(['done']);
  expect(press('Escape', {}, false, false, false)).toEqual([]);
});
