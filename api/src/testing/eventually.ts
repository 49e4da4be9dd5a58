/** Waits until `find` finds something; fails with `what` after so many seconds. */
export async function eventually<T>(
  find: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what = 'it',
  seconds = 8,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
