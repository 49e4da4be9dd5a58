import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beAPhone } from '@/testing/phone';
import { notify, toastSeconds, UiProvider, useToastSeconds } from '@/ui';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('what is said stands as long as documented: shorter on profiles, longer with an Undo', () => {
  const Profile = () => {
    useToastSeconds(toastSeconds.profile);
    return null;
  };
  const { rerender } = render(
    <UiProvider env="test">
      <Profile />
    </UiProvider>,
  );
  act(() => {
    notify.success('Saved');
    notify.news('Asha asked', { href: '/post/one', follow: () => undefined });
    notify.info('Archived', { undo: () => undefined });
  });
  expect(shown()).toEqual(['Saved', 'Asha asked', 'ArchivedUndo']);
  // On a phone, only the newest is seen.
  expect(screen.getAllByRole('listitem').map((line) => line.hasAttribute('data-behind'))).toEqual([
    true,
    true,
    false,
  ]);
  pass(3);
  expect(shown()).toEqual(['Asha asked', 'ArchivedUndo']);
  pass(2);
  expect(shown()).toEqual(['ArchivedUndo']);
  pass(3);
  expect(shown()).toEqual([]);
  rerender(
    <UiProvider env="test">
      <p>Elsewhere</p>
    </UiProvider>,
  );
  act(() => {
    notify.error('Failed');
  });
  pass(4);
  expect(shown()).toEqual(['Failed']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('what is said next of the same takes its place and its own time, and can be forgotten', () => {
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  act(() => {
    notify.success('Asked', { subject: 'asha' });
    notify.info('Else');
  });
  pass(4);
  act(() => {
    notify.success('Canceled', { subject: 'asha' });
  });
  expect(shown()).toEqual(['Canceled', 'Else']);
  pass(4);
  expect(shown()).toEqual(['Canceled']);
  act(() => {
    notify.close('asha');
  });
  expect(shown()).toEqual([]);
});

/** Says what stands elsewhere as well, with something to press in it. */
const sayInPassing = () =>
  act(() => {
    notify.info('Talk at nine', {
      seconds: toastSeconds.undo,
      stepsAside: true,
      more: { label: 'Show', href: '/', follow: () => undefined },
    });
  });

test('on a phone what stands elsewhere too goes once somebody goes on with the page', () => {
  const putBack = beAPhone();
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  for (const goOn of [
    () => fireEvent.scroll(document),
    () => fireEvent.pointerDown(screen.getByText('Page')),
  ]) {
    sayInPassing();
    // Who is scrolling as it comes has the time to read it.
    goOn();
    pass(2);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Show' }));
    expect(shown()).toEqual(['Talk at nine Show']);
    goOn();
    expect(shown()).toEqual([]);
  }
  act(() => {
    notify.info('Saved');
  });
  pass(2);
  fireEvent.scroll(document);
  expect(shown()).toEqual(['Saved']);
  putBack();
});

test('where there is room beside the page it stays', () => {
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  sayInPassing();
  pass(2);
  fireEvent.scroll(document);
  expect(shown()).toEqual(['Talk at nine Show']);
});

test('news go when one arrives where they lead', () => {
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  act(() => {
    notify.success('Saved');
    notify.news('Asha asked', { href: '/post/one', follow: () => undefined });
  });
  act(() => {
    notify.closeNews((href) => href === '/post/two');
  });
  expect(shown()).toEqual(['Saved', 'Asha asked']);
  act(() => {
    notify.closeNews((href) => href === '/post/one');
  });
  expect(shown()).toEqual(['Saved']);
});

test('Undo takes it back once', () => {
  const undo = vi.fn();
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  act(() => {
    notify.success('Archived', { undo });
  });
  act(() => {
    screen.getByRole('button', { name: 'Undo' }).click();
  });
  expect([undo.mock.calls.length, shown()]).toEqual([1, []]);
});

test('what can be undone stays for its whole time, whatever is said meanwhile', () => {
  const [undoFirst, commitFirst, undoSecond] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  act(() => {
    notify.success('Hidden', { undo: undoFirst, commit: commitFirst });
    notify.success('Hidden', { undo: undoSecond });
    for (const text of ['One', 'Two', 'Three', 'Three']) notify.success(text);
  });
  // Other words make room; on a phone these two are seen beside the newest.
  expect(shown()).toEqual(['HiddenUndo', 'HiddenUndo', 'Three']);
  expect(screen.getAllByRole('listitem').some((line) => line.hasAttribute('data-behind'))).toBe(
    false,
  );
  expect(commitFirst).not.toHaveBeenCalled();
  act(() => {
    screen.getAllByRole('button', { name: 'Undo' })[0]?.click();
  });
  expect([undoFirst.mock.calls.length, commitFirst.mock.calls.length]).toEqual([1, 0]);
  expect(undoSecond).not.toHaveBeenCalled();
  // The next word about the same thing takes its place all the same.
  act(() => {
    notify.success('Hidden', { subject: 'asha', undo: undoFirst });
    notify.success('Shown again', { subject: 'asha' });
  });
  expect(shown()).toEqual(['HiddenUndo', 'Three', 'Shown again']);
});

test('a toast can lead to what it speaks of', () => {
  const follow = vi.fn();
  render(
    <UiProvider env="test">
      <p>Page</p>
    </UiProvider>,
  );
  act(() => {
    notify.success('Published', { more: { label: 'View post', href: '/post/one', follow } });
  });
  const link = screen.getByRole('link', { name: 'View post' });
  expect(link).toHaveAttribute('href', '/post/one');
  act(() => {
    link.click();
  });
  expect([follow.mock.calls.length, shown()]).toEqual([1, []]);
});

test('on a phone a toast is left out where the page says the same', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('39.99em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <UiProvider env="test">
      <main>
        <p role="alert">Error fetching post. Try again.</p>
      </main>
    </UiProvider>,
  );
  act(() => {
    notify.error('Error fetching post');
    notify.error('Error liking post');
  });
  expect(shown()).toEqual(['Error liking post']);
  vi.unstubAllGlobals();
});
