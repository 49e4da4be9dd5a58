// What failed, once more, out of the JSON that Vitest and Playwright leave behind: where only the
// end of a long output is kept, the end says why.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Of one failure: what was expected, what came, and where, without the lines of the tools. */
const linesOfFailure = 30;

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that does not even load has no failed test.
    if (status === 'failed' && failed.length === 0) return [{ where: name, why: [message] }];
    return failed.map(({ fullName, failureMessages }) => ({
      where: `${name} › ${fullName}`,
      why: failureMessages,
    }));
  });

const specsIn = (suite) => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap((inner) => specsIn(inner)),
];

const ofPlaywright = ({ suites, errors }) => [
  ...suites
    .flatMap((suite) => specsIn(suite))
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      where: `${file}:${line} › ${title}`,
      why: tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors.map(({ message }) => message)),
      ),
    })),
  ...errors.map(({ message }) => ({ where: 'the run itself', why: [message] })),
];

const inFew = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, linesOfFailure)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * @param files reports; one that was never written counts as nothing
 * @returns a text for each test that failed: its place, and its errors
 */
export const failuresOf = (files) =>
  files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap((report) => ('stats' in report ? ofPlaywright(report) : ofVitest(report)))
    .map(({ where, why }) => [`✗ ${where}`, ...why.map((text) => inFew(text))].join('\n'));
