import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { onSearchKey } from './search-keys.ts';
import type { Suggestions } from './useSuggestions.ts';

/** Presses a key; @returns the names of the actions that it calls */
function press(key: string, text: string, state: Partial<Suggestions>, closable = true): string[] {
  const called: string[] = [];
  const action = (name: string) => () => void called.push(name);
  const suggestions: Suggestions = {
    recent: ['one', 'two'],
    companies: ['Zoho'],
    isShown: false,
    active: -1,
    chosen: undefined,
    setOpen: action('toggle'),
    open: action('open'),
    unchoose: action('unchoose'),
    move: (step) => called.push(`move ${step}`),
    remember: action('remember'),
    remove: (term) => called.push(`remove ${term}`),
    clearRecent: action('clearRecent'),
    ...state,
  };
  const event = { key, preventDefault: vi.fn() } as unknown as KeyboardEvent;
  onSearchKey(event, text, suggestions, {
    clear: action('clear'),
    onDone: closable ? action('done') : undefined,
  });
  return called;
}

test('arrows choose while nothing is typed; in a text they move the cursor', () => {
  expect(press('ArrowDown', '', {})).toEqual(['move 1']);
  expect(press('ArrowUp', '', {})).toEqual(['move -1']);
  expect(press('ArrowDown', 'zo', {})).toEqual([]);
});

test('Delete removes the chosen recent search, but no company', () => {
  const isShown = true;
  expect(press('Delete', '', { isShown, active: 1, chosen: 'two' })).toEqual(['remove two']);
  expect(press('Delete', '', { isShown, active: 2, chosen: 'Zoho' })).toEqual([]);
  expect(press('Delete', '', { isShown })).toEqual([]);
});

test('Escape takes back one thing at a time', () => {
  expect(press('Escape', '', { isShown: true, active: 0, chosen: 'one' })).toEqual(['unchoose']);
  expect(press('Escape', '', { isShown: true }, false)).toEqual(['toggle']);
  expect(press('Escape', 'zo', {})).toEqual(['clear']);
  expect(press('Escape', '', { isShown: true })).toEqual(['done']);
  expect(press('Escape', '', {}, false)).toEqual([]);
});
