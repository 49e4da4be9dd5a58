// Counts of passed, failed and skipped tests out of the JSON that Vitest and Playwright leave
// behind.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };
const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const hasFailed = ({ status }) => status === 'failed';

const ofVitestFile = (file) => {
  const count = (...statuses) =>
    file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: count('passed'),
    // A file that does not even load has no failed test.
    failed: Math.max(count('failed'), hasFailed(file) ? 1 : 0),
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  };
};
const ofVitest = ({ testResults }) => testResults.map(ofVitestFile).reduce(add, none);

const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0),
  skipped: stats.skipped,
});

/** The files whose tests failed, by a report of Vitest; none where it was never written. */
export const failedFiles = (report) =>
  (read(report)?.testResults ?? []).filter(hasFailed).map(({ name }) => name);

/** Takes what failed out of a report of Vitest: it was tried again, and has a report of its own. */
export const leaveOutFailed = (report) => {
  const { testResults, ...rest } = read(report);
  const left = testResults.filter((file) => !hasFailed(file));
  writeFileSync(report, JSON.stringify({ ...rest, testResults: left }));
};

/** The sum over all reports; a report that was never written counts as nothing. */
export const countTests = (files) =>
  files
    .map(read)
    .filter(Boolean)
    .map((report) => ('stats' in report ? ofPlaywright(report) : ofVitest(report)))
    .reduce(add, none);
