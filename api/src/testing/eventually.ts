/** Waits until `find` finds something; fails with `what` after five seconds. */
export async function eventually<T>(
  find: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what = 'it',
): Promise<T> {
  const end = Date.now() + 8000;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
