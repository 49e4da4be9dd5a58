import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Besides the tags: a name that is read out holds the words that are seen, for who speaks them. */
const more: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/**
 * axe-core in the page itself, which is given its code once. `@axe-core/playwright` gives it again
 * for each look, to a second page too, and writes down all that is right: five times the work.
 * Frames of others (a film) are theirs to hold.
 * @param runOnly tags or rules, as axe-core takes them
 * @param parts selectors of what is looked at (the whole document unless told) and of what is not
 * @returns each rule that does not hold, with its id, the elements and what axe says of them
 */
export async function violationsOf(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
  { include = ['html'], exclude = [] }: { include?: string[]; exclude?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(
    async ([where, options]) => {
      const results = await window.axe.run(where, options);
      return results.violations;
    },
    [
      { include, exclude },
      { runOnly, rules: more, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
    ] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n')}`,
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
