import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { createStore, useStore } from '../store.ts';
import { useInSlices } from './useInSlices.ts';

const answers = createStore<string | null>(null);

function Page() {
  const words = useInSlices(useStore(answers));
  return <p>{words ?? 'skeleton'}</p>;
}

test('an answer waits behind its skeleton until React has time for it, and later ones do not', () => {
  answers.set(null);
  render(<Page />);
  act(() => {
    flushSync(() => answers.set('first'));
    expect(screen.getByText('skeleton')).toBeInTheDocument();
  });
  expect(screen.getByText('first')).toBeInTheDocument();
  act(() => {
    flushSync(() => answers.set('second'));
    expect(screen.getByText('second')).toBeInTheDocument();
  });
});

test('what is there already is drawn at once', () => {
  answers.set('kept');
  act(() => {
    flushSync(() => render(<Page />));
    expect(screen.getByText('kept')).toBeInTheDocument();
  });
});
