import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

/** The size of the smallest phone that the product is made for. */
export const phoneSize = { width: 360, height: 780 } as const;

/** A browser of that size. */
export const onPhone = { viewport: phoneSize } satisfies BrowserContextOptions;

/** The app has come: a first screen that stood there before it hears of no press and no key. */
export const appHasCome = (page: Page): Promise<void> =>
  expect(page.locator('[data-first-paint]')).toHaveCount(0, { timeout: 15_000 });

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `nothing is wider than ${page.viewportSize()?.width ?? 'the screen'}`).toBe(0);
}

/** The words of every button are read whole. */
export async function expectWholeButtons(inside: Locator): Promise<void> {
  const cut = await inside
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) =>
          [button, ...button.querySelectorAll('*')].some(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
          ),
        )
        .map(({ textContent }) => textContent),
    );
  expect(cut, 'no button is cut off').toEqual([]);
}

/**
 * Words, and what is pressed or filled in, that reach beyond the screen or beyond what hides them
 * there, as a card does. On purpose does so what is scrolled sideways, ends in an ellipsis, or is
 * there for those who listen alone.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edgeOf = (start: Element | null): number => {
      let edge = document.documentElement.clientWidth;
      for (let each = start; each && each !== document.body; each = each.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none')
          return Number.POSITIVE_INFINITY;
        if (/hidden|clip/.test(overflowX))
          edge = Math.min(edge, each.getBoundingClientRect().right);
      }
      return edge + 1;
    };
    const shown = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility());
    const isCut = (each: Element, { right, width }: DOMRect) => width > 0 && right > edgeOf(each);
    const controls = shown
      .filter((each) => each.matches('a, button, input, select, textarea'))
      .filter((each) => isCut(each.parentElement ?? each, each.getBoundingClientRect()));
    const words = shown
      .flatMap((each) => [...each.childNodes].map((node) => ({ each, node })))
      .filter(({ node }) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .filter(({ each, node }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((part) => isCut(each, part));
      });
    return [
      ...controls.map((each) => `${each.tagName}: ${each.textContent}`),
      ...words.map(({ node }) => node.textContent ?? ''),
    ];
  });

/** Everything is within the screen, to its last letter. */
export const expectNothingCut = (page: Page): Promise<void> =>
  expect.poll(() => cutOff(page), `${page.url()} is whole`).toEqual([]);
