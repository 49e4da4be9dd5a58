import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Carousel } from './Carousel.tsx';

const everyMs = 5000;
const draw = (count: number) => {
  const slides = Array.from({ length: count }, (_, i) => ({
    key: `s${i}`,
    name: `Slide ${i + 1}`,
    content: <a href={`#${i}`}>Link {i + 1}</a>,
  }));
  render(
    <UiProvider env="test">
      <Carousel label="Banners" slides={slides} everyMs={everyMs} />
    </UiProvider>,
  );
  return screen.getByRole('region', { name: 'Banners' });
};
/** The slides that can be reached: the one in view. */
const current = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: reduced && media.includes('reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows one at a time, the next every five seconds, and begins anew after the last', () => {
  draw(3);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  pass(everyMs - 1);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  pass(1);
  expect(current()).toEqual(['2 of 3: Slide 2']);
  pass(everyMs);
  pass(everyMs);
  expect(current()).toEqual(['1 of 3: Slide 1']);
});

test('goes back and forth, and to any one by its dot', () => {
  draw(3);
  press('Previous');
  expect(current()).toEqual(['3 of 3: Slide 3']);
  press('Next');
  expect(current()).toEqual(['1 of 3: Slide 1']);
  press('Show 2 of 3: Slide 2');
  expect(current()).toEqual(['2 of 3: Slide 2']);
  expect(screen.getByRole('button', { name: /^Show 2/ })).toHaveAttribute('aria-current', 'true');
});

test('stays under a pointer and under the focus, goes on when they leave', () => {
  const region = draw(3);
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(everyMs * 3);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  fireEvent.pointerLeave(region);
  pass(everyMs);
  expect(current()).toEqual(['2 of 3: Slide 2']);
  act(() => screen.getByRole('link', { name: 'Link 2' }).focus());
  pass(everyMs * 3);
  expect(current()).toEqual(['2 of 3: Slide 2']);
  act(() => (document.activeElement as HTMLElement).blur());
  pass(everyMs);
  expect(current()).toEqual(['3 of 3: Slide 3']);
});

test('stays in a hidden tab, and when it was told to stop', () => {
  draw(3);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(everyMs * 3);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  press('Stop turning');
  pass(everyMs * 3);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  press('Turn by itself');
  pass(everyMs);
  expect(current()).toEqual(['2 of 3: Slide 2']);
});

test('does not move by itself for those who asked for less motion', () => {
  reduced = true;
  draw(3);
  pass(everyMs * 3);
  expect(current()).toEqual(['1 of 3: Slide 1']);
  expect(screen.queryByRole('button', { name: 'Stop turning' })).toBeNull();
  press('Next');
  expect(current()).toEqual(['2 of 3: Slide 2']);
});

test('alone it needs no buttons and never moves', () => {
  draw(1);
  pass(everyMs * 3);
  expect(current()).toEqual(['1 of 1: Slide 1']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('takes the slide that a swipe came to rest on', () => {
  const width = 300;
  const slides = (element: HTMLElement) =>
    element.parentElement?.querySelectorAll(':scope > [aria-roledescription="slide"]') ?? [];
  // What the library measures, and jsdom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.max(0, [...slides(this)].indexOf(this)) * width;
  });
  draw(3);
  const slide = screen.getByRole('group', { name: /^1 of/ });
  fireEvent.mouseDown(slide, { clientX: 290, button: 0 });
  for (const clientX of [250, 150, 20]) fireEvent.mouseMove(document, { clientX });
  fireEvent.mouseUp(document, { clientX: 20 });
  pass(1000);
  expect(current()).toEqual(['2 of 3: Slide 2']);
});
