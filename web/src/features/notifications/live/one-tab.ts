/** Tabs that nobody sees give those that are seen so much time to come first. */
const hiddenWaitsMs = 500;
/**
 * Afterwards no tab of this device is still about to ask: a hidden one is woken once a second at
 * least.
 */
const holdMs = 10_000;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Lets one of the product's tabs in this browser do something, one that is seen where there is one.
 * Browsers without locks leave it to the tab that is seen.
 * @param name what is done: the same in all tabs
 */
export async function inOneTab(name: string, work: () => void): Promise<void> {
  const isHidden = document.visibilityState !== 'visible';
  // Pages without https have no locks.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) {
    if (!isHidden) work();
    return;
  }
  if (isHidden) await after(hiddenWaitsMs);
  await locks.request(`one tab: ${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    work();
    await after(holdMs);
  });
}
