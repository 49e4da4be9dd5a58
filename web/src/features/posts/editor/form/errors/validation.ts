import { branchesOf } from '@schema/rules/college/college';
import { type ExperiencePost, experiencePost } from '@schema/rules/posts/posts';
import { collegeYear } from '@schema/rules/text/days';
import { studiesNow } from '@/core/college/studies';
import type { PostValues } from '../post-values';
import { allGroups, type FormPart } from '../sections';

/** Branches that the experience named before may stay: the server knows them. */
const ruleFor = ({ eligibleBranches }: PostValues) =>
  experiencePost(collegeYear(new Date()), [
    ...new Set([...branchesOf(studiesNow()), ...eligibleBranches]),
  ]);

type AssessmentValues = PostValues['onlineAssessment'];

/** The default mode alone is nobody's answer. */
function filledAssessment(assessment: AssessmentValues): AssessmentValues | null {
  const { mode: _mode, ...rest } = assessment;
  return Object.values(rest).some((value) =>
    Array.isArray(value) ? value.some(Boolean) : value !== '',
  )
    ? assessment
    : null;
}

/** The form's values as the rule reads them: what the template does not show is left out. */
function visibleValues(values: PostValues, sections: readonly FormPart[]): object {
  const fields = new Set(allGroups(sections).flatMap(({ fields: own }) => own));
  const { resume, materialFiles, ...rest } = Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.has(field as keyof PostValues)),
  ) as Partial<PostValues>;
  return {
    ...rest,
    postType: values.postType,
    onlineAssessment: filledAssessment(values.onlineAssessment),
    resumeFileId: resume?.id ?? null,
    materialFileIds: (materialFiles ?? []).map(({ id }) => id),
  };
}

const notAdded = 'Add this, or clear it';

/** Words in a box that were never added would not be published. */
function notAddedErrors({ typing }: PostValues): Record<string, string> {
  const boxes: [string, boolean][] = [
    ['typing.hashtag', typing.hashtag.trim() !== ''],
    ['typing.suggested', typing.suggested.some(({ answer }) => answer.trim() !== '')],
    ['typing.question', typing.question.trim() !== '' || typing.answer.trim() !== ''],
  ];
  return Object.fromEntries(boxes.filter(([, isFull]) => isFull).map(([path]) => [path, notAdded]));
}

const formNames: Record<string, string> = {
  materialFileIds: 'materialFiles',
  resumeFileId: 'resume',
};
/** The form's path of a path of the rule, or of the server. */
export const formPath = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return formNames[first] ?? [first, ...rest].join('.');
};

/** What is wrong, by the form's paths: the first reason for each. */
export function fieldErrors(
  values: PostValues,
  sections: readonly FormPart[],
): Record<string, string> {
  const parsed = ruleFor(values).safeParse(visibleValues(values, sections));
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    errors[formPath(path.join('.'))] ??= message;
  return { ...errors, ...notAddedErrors(values) };
}

/** What the api takes and the preview shows; null while a field is wrong. */
export function toPostInput(
  values: PostValues,
  sections: readonly FormPart[],
): ExperiencePost | null {
  const parsed = ruleFor(values).safeParse(visibleValues(values, sections));
  return parsed.success ? parsed.data : null;
}

const valueAt = (values: PostValues, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      values,
    );

/** Not filled yet, as against filled wrongly. */
export function isBlank(values: PostValues, path: string): boolean {
  const value = valueAt(values, path);
  return (
    value === '' ||
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '')
  );
}
