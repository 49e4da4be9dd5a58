import { additional } from '../groups/additional';
import { assessment } from '../groups/assessment';
import { drive } from '../groups/drive';
import { eligibility } from '../groups/eligibility';
import type { Group } from '../groups/group';
import type { SectionId } from '../groups/group-id';
import { interview } from '../groups/interview';
import { hashtags, materials, questions, rounds } from '../groups/lists';
import { notes } from '../groups/notes';
import { outcome } from '../groups/outcome';
import { preparation } from '../groups/preparation';
import type { PostType, PostValues } from './post-values';

export type FormPart = { id: SectionId; title: string; groups: readonly Group[] };

const general: FormPart = {
  id: 'general',
  title: 'General Details',
  groups: [interview, eligibility, drive, outcome],
};

const toSection = (group: Group): FormPart => ({
  id: group.id,
  title: group.title,
  groups: [group],
});

const templates: Record<PostType, readonly FormPart[]> = {
  crisp: [
    general,
    ...[assessment, rounds.crisp, additional.crisp, hashtags, questions].map(toSection),
  ],
  story: [
    general,
    ...[preparation.story, assessment, rounds.story, notes, materials, hashtags, questions].map(
      toSection,
    ),
  ],
};

/**
 * Sections of the other template. They stand where a published post holds something in them: an
 * edit must not lose it.
 */
const otherSections: Record<PostType, readonly FormPart[]> = {
  crisp: [preparation.crisp, notes, materials].map(toSection),
  story: [additional.story].map(toSection),
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;

/**
 * The sections of the form, in the order of the page. `published` is the post that is being edited.
 */
export function formSections(postType: PostType, published?: PostValues): readonly FormPart[] {
  const own = templates[postType];
  if (published?.postType !== postType) return own;
  const filled = otherSections[postType].filter(({ groups }) =>
    groups.some(({ fields }) => fields.some((field) => isFilled(published[field]))),
  );
  return [...own.slice(0, -2), ...filled, ...own.slice(-2)];
}

/** All groups of fields, in the order of the form. */
export const allGroups = (sections: readonly FormPart[]): readonly Group[] =>
  sections.flatMap(({ groups }) => groups);

const fieldOfBox: Record<string, keyof PostValues> = {
  hashtag: 'hashtags',
  question: 'additionalQuestions',
  answer: 'additionalQuestions',
  suggested: 'additionalQuestions',
};

/**
 * The field of a path: `rounds` of `rounds.1.duration`. What stands in a box beside a list belongs
 * to that list.
 */
export function fieldAtPath(path: string): string {
  const [first = '', second = ''] = path.split('.');
  return first === 'typing' ? (fieldOfBox[second] ?? first) : first;
}

/** Where a path stands in the form; null when the template does not show it. */
export function findGroup(
  sections: readonly FormPart[],
  path: string,
): { section: FormPart; group: Group } | null {
  const field = fieldAtPath(path);
  for (const section of sections) {
    const group = section.groups.find(({ fields }) => fields.some((one) => one === field));
    if (group) return { section, group };
  }
  return null;
}

/** Sorts paths as the page shows them. */
export function sortPaths(sections: readonly FormPart[], paths: readonly string[]): string[] {
  const fields: string[] = allGroups(sections).flatMap(({ fields: own }) => own);
  const rank = (path: string) => fields.indexOf(fieldAtPath(path)) + 1 || fields.length + 1;
  return [...paths].sort((a, b) => rank(a) - rank(b));
}
