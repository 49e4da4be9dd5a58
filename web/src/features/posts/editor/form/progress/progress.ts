import type { GroupId, SectionId } from '../../groups/group-id';
import type { PostValues } from '../post-values';
import { allGroups, type FormPart, findGroup } from '../sections';
import type { Missing } from '../usePostForm';

/** Sections that must be filled. */
const requiredSections: readonly SectionId[] = ['general', 'rounds', 'additional', 'preparation'];

export const pathsInGroup = (
  sections: readonly FormPart[],
  paths: readonly string[],
  id: GroupId,
): string[] => paths.filter((path) => findGroup(sections, path)?.group.id === id);

/** Whether a section is open before it was ever touched: where it must be filled, or has been. */
export const isOpenAtFirst = (
  id: SectionId,
  sections: readonly FormPart[],
  values: PostValues,
  empty: PostValues,
): boolean =>
  requiredSections.includes(id) ||
  sections.some(
    (section) =>
      section.id === id && section.groups.some(({ fields }) => hasChanged(fields, values, empty)),
  );

/** Whether one of the fields holds something else than the untouched form. */
const hasChanged = (
  fields: readonly (keyof PostValues)[],
  values: PostValues,
  empty: PostValues,
): boolean =>
  fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(empty[field]));

/** What stands beside a section's title: `2 left, 1 to correct`, `Complete`, `Optional`. */
export function sectionHint(
  section: FormPart,
  sections: readonly FormPart[],
  { left, wrong }: Missing,
): string {
  const count = (paths: readonly string[]) =>
    paths.filter((path) => findGroup(sections, path)?.section.id === section.id).length;
  const hints = [
    count(left) > 0 && `${count(left)} left`,
    count(wrong) > 0 && `${count(wrong)} to correct`,
  ].filter(Boolean);
  if (hints.length > 0) return hints.join(', ');
  return requiredSections.includes(section.id) && section.id !== 'preparation'
    ? 'Complete'
    : 'Optional';
}

type Progress = {
  sections: readonly FormPart[];
  missing: Missing;
  values: PostValues;
  empty: PostValues;
  /** Groups that a person was in, and left without an error. */
  visited: ReadonlySet<GroupId>;
};

/**
 * Whether nothing is missing in these groups and the person has written there: defaults are
 * nobody's work.
 */
export function areDone(
  ids: readonly GroupId[],
  { sections, missing, values, empty, visited }: Progress,
): boolean {
  const all = [...missing.left, ...missing.wrong];
  return (
    ids.every((id) => pathsInGroup(sections, all, id).length === 0) &&
    allGroups(sections).some(
      ({ id, fields }) =>
        ids.includes(id) &&
        (hasChanged(fields, values, empty) || (id === 'drive' && visited.has(id))),
    )
  );
}
