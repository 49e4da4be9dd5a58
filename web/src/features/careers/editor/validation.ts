import { careerSteps } from '@schema/rules/careers/careers';
import { careerTexts } from '@schema/rules/careers/careers-texts';
import { collegeYear } from '@schema/rules/text/days';
import { type StepDraft, toCareerInput } from './step-drafts';

const ruleOf = (year: number) => ({ year, steps: careerSteps(year) });
let rule = ruleOf(collegeYear(new Date()));

/** The rule of the college's year, in which the server reads what is sent. */
function ruleNow() {
  const year = collegeYear(new Date());
  if (year !== rule.year) rule = ruleOf(year);
  return rule.steps;
}

/** Messages by the path of the form's field: `experiences.0.role`. */
export type FieldErrors = Record<string, string>;

/** What is wrong with the entries; empty when they can be saved. */
export function validationErrors(entries: readonly StepDraft[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of ruleNow().safeParse(toCareerInput(entries)).error?.issues ?? [])
    errors[['experiences', ...path].join('.')] ??= message;
  return errors;
}

/** Whether an entry could be saved as it is. */
export const isComplete = (entry: StepDraft): boolean =>
  Object.keys(validationErrors([entry])).length === 0;

/** One sentence for all errors; each field shows its own. */
export function errorSummary(errors: FieldErrors): string {
  const messages = Object.values(errors);
  return (
    errors['experiences'] ??
    (messages.some((message) => message.endsWith('is required'))
      ? careerTexts.incomplete
      : (messages[0] ?? careerTexts.saveFailed))
  );
}

/** The entries that have errors. */
export function entriesWithErrors(entries: readonly StepDraft[], errors: FieldErrors): StepDraft[] {
  const indexes = new Set(
    Object.keys(errors)
      .flatMap((path) => /^experiences\.(\d+)\./.exec(path)?.[1] ?? [])
      .map(Number),
  );
  return entries.filter((_entry, index) => indexes.has(index));
}
