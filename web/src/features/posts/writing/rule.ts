import type { DraftInput } from '@/generated/documents';
import { experiencePost, type ExperiencePost } from '@schema/rules/posts';
import { type FormSection, groupsOf } from './sections';
import { type AssessmentValues, emptyAssessment, type PostValues, thisYear } from './values';

const rule = experiencePost(thisYear);

/** Of words that wait in a box of their own. */
const notAdded = 'Add this, or clear it';

/** The default mode alone is nobody's answer. */
function assessmentOf(told: AssessmentValues): AssessmentValues | null {
  const { mode: _mode, ...rest } = told;
  return Object.values(rest).some((value) =>
    Array.isArray(value) ? value.some(Boolean) : value !== '',
  )
    ? told
    : null;
}

/** The form's values as the rule reads them: what the template does not show is left out. */
function shown(values: PostValues, sections: readonly FormSection[]): object {
  const fields = new Set(groupsOf(sections).flatMap(({ fields: own }) => own));
  const { resume, materialFiles, ...rest } = Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.has(field as keyof PostValues)),
  ) as Partial<PostValues>;
  return {
    ...rest,
    postType: values.postType,
    onlineAssessment: assessmentOf(values.onlineAssessment),
    resumeFileId: resume?.id ?? null,
    materialFileIds: (materialFiles ?? []).map(({ id }) => id),
  };
}

/** Words in a box that were never added would not be published. */
function unfinished({ typing }: PostValues): [string, string][] {
  const waits: [string, boolean][] = [
    ['typing.hashtag', typing.hashtag.trim() !== ''],
    ['typing.suggested', typing.suggested.some(({ answer }) => answer.trim() !== '')],
    ['typing.question', typing.question.trim() !== '' || typing.answer.trim() !== ''],
  ];
  return waits.filter(([, is]) => is).map(([path]) => [path, notAdded]);
}

const names: Record<string, string> = { materialFileIds: 'materialFiles', resumeFileId: 'resume' };
/** The form's path of a path of the rule, or of the server. */
export const formPath = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return names[first] ?? [first, ...rest].join('.');
};

/** What is wrong, by the form's paths: the first reason for each. */
export function wrongFields(
  values: PostValues,
  sections: readonly FormSection[],
): Record<string, string> {
  const parsed = rule.safeParse(shown(values, sections));
  const wrong: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    wrong[formPath(path.join('.'))] ??= message;
  return { ...wrong, ...Object.fromEntries(unfinished(values)) };
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

/** What the api takes and the preview shows; null while a field is wrong. */
export function postOf(
  values: PostValues,
  sections: readonly FormSection[],
): ExperiencePost | null {
  const parsed = rule.safeParse(shown(values, sections));
  return parsed.success ? parsed.data : null;
}

const whole = (value: number | ''): number | null =>
  Number.isInteger(value) ? Number(value) : null;
const word = <Word extends string>(value: string): Word | null => (value as Word) || null;

/** The form as it stands, half written or not, both templates. */
export function draftOf(values: PostValues): DraftInput {
  const { resume, materialFiles, typing: _typing, onlineAssessment: told, ...rest } = values;
  return {
    ...rest,
    experienceType: word(values.experienceType),
    campusType: word(values.campusType),
    offerStatus: word(values.offerStatus),
    mode: word(values.mode),
    level: word(values.level),
    interviewYear: whole(values.interviewYear),
    numberOfRounds: whole(values.numberOfRounds),
    finalPlacementCount: whole(values.finalPlacementCount),
    cgpaRequired: values.cgpaRequired === '' ? null : values.cgpaRequired,
    onlineAssessment: {
      ...emptyAssessment,
      ...told,
      duration: whole(told.duration),
      mode: word(told.mode),
      shortlistedCount: whole(told.shortlistedCount),
    },
    rounds: values.rounds.map((round) => ({
      ...round,
      duration: whole(round.duration),
      shortlistedCount: whole(round.shortlistedCount),
      mode: word(round.mode),
      level: word(round.level),
    })),
    resumeFileId: resume?.id ?? null,
    materialFileIds: materialFiles.map(({ id }) => id),
  };
}
