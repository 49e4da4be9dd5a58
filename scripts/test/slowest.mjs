// The slowest test files of a run, as a table: a reporter for Vitest, and the same of a report that
// Playwright wrote.
import { existsSync, readFileSync } from 'node:fs';

const shown = 12;

const print = (files) => {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  console.log(`\nseconds  tests  file (the ${slowest.length} slowest of ${files.length})`);
  for (const { ms, tests, name } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${String(tests).padStart(5)}  ${name}`);
};

/** What a file takes of its worker: importing its modules, its hooks and its tests. */
const ofModule = (module) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    name: `${module.project.name}/${module.relativeModuleId}`,
    tests: [...module.children.allTests()].length,
    ms: collectDuration + setupDuration + duration,
  };
};

export default class SlowestFiles {
  onTestRunEnd(modules) {
    print(modules.map(ofModule));
  }
}

const testsIn = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** Prints the slowest files of Playwright's JSON report; nothing when it was never written. */
export const printSlowestOfPlaywright = (report) => {
  if (!existsSync(report)) return;
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  print(
    suites.map((suite) => {
      const results = testsIn(suite).map((test) => test.results);
      return {
        name: suite.file,
        tests: results.length,
        ms: results.flat().reduce((sum, { duration }) => sum + duration, 0),
      };
    }),
  );
};
