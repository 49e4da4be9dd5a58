import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

/** The size of the smallest phone that the product is made for. */
export const phoneSize = { width: 360, height: 780 } as const;

/** A browser of that size. */
export const onPhone = { viewport: phoneSize } satisfies BrowserContextOptions;

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
