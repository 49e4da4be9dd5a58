/**
 * How often a test that failed is tried again: once in CI, where a busy machine must not stop a
 * change that is good, and what passed only then is named at the end of the run (`slowest.mjs`);
 * never where somebody sits before it.
 */
export const retries = process.env['CI'] ? 1 : 0;
