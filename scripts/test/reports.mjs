// Counts of passed, failed and skipped tests out of the JSON that Vitest and Playwright leave
// behind.
import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };
const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const ofVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load has no failed test, only a failed suite.
  failed: Math.max(
    report.numFailedTests,
    report.testResults.filter(({ status }) => status === 'failed').length,
  ),
  skipped: report.numPendingTests + report.numTodoTests,
});

const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0),
  skipped: stats.skipped,
});

/** The sum over all reports; a report that was never written counts as nothing. */
export const countTests = (files) =>
  files
    .map(read)
    .filter(Boolean)
    .map((report) => ('stats' in report ? ofPlaywright(report) : ofVitest(report)))
    .reduce(add, none);
