import { useState } from 'react';
import type { OwnedName } from '@/core/drafts/persisted';
import { useIsNarrow } from '@/ui';
import type { GroupId, SectionId } from '../groups/group-id';
import { fieldErrors } from './errors/validation';
import { focusNearestField } from './focus-field';
import type { PostForm } from './post-form';
import type { PostValues } from './post-values';
import { lastGroup } from './progress/last-group';
import { areDone, isOpenAtFirst, pathsInGroup, sectionHint } from './progress/progress';
import { useCurrentGroup } from './progress/useCurrentGroup';
import { type FormPart, findGroup, sortPaths } from './sections';
import { useFoldedRounds, useFoldedSections } from './useFolded';
import type { Missing } from './usePostForm';

type Options = {
  form: PostForm;
  sections: readonly FormPart[];
  missing: Missing;
  empty: PostValues;
  userId: string;
  /** Where this device stores the words. */
  stored: OwnedName;
  isReturn: boolean;
};

const scrollToStart = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }));

/** What is wrong in the group, in the order of the page. */
function errorsInGroup(
  values: PostValues,
  sections: readonly FormPart[],
  id: GroupId,
): Record<string, string | undefined> {
  const errors = fieldErrors(values, sections);
  const paths = sortPaths(sections, pathsInGroup(sections, Object.keys(errors), id));
  return Object.fromEntries(paths.map((path) => [path, errors[path]]));
}

/** The groups that the person was in, and left without an error. */
function useVisited() {
  const [visited, setVisited] = useState<ReadonlySet<GroupId>>(new Set());
  const markVisited = (id: GroupId) =>
    setVisited((before) => (before.has(id) ? before : new Set(before).add(id)));
  return { visited, markVisited };
}

/**
 * The ways through the form: sections that fold, the one group that a phone shows, how far each is,
 * and the way to any field.
 */
export function useFormNavigation(options: Options) {
  const { form, sections, missing, empty, userId, stored, isReturn } = options;
  const isNarrow = useIsNarrow();
  const last = lastGroup(stored);
  const { current, previous, next, choose } = useCurrentGroup({
    sections,
    firstMissing: missing.left[0] ?? missing.wrong[0],
    lastGroup: last,
    isReturn,
  });
  const { visited, markVisited } = useVisited();
  const foldedRounds = useFoldedRounds(stored);
  const folded = useFoldedSections(userId, (id) => isOpenAtFirst(id, sections, form.values, empty));

  const goToGroup = (id: GroupId) => {
    choose(id);
    scrollToStart('form-progress');
  };
  const goToField = (path: string | undefined) => {
    const found = path === undefined ? null : findGroup(sections, path);
    if (!found || path === undefined) return;
    choose(found.group.id);
    if (!isNarrow) folded.open(found.section.id);
    const [round] = /^(rounds|storyRounds)\.\d+/.exec(path) ?? [];
    if (round) foldedRounds.open(round);
    requestAnimationFrame(() => focusNearestField(path));
  };
  const leaveGroup = () => {
    const errors = errorsInGroup(form.values, sections, current);
    const [first] = Object.keys(errors);
    if (first === undefined) {
      markVisited(current);
      if (next) goToGroup(next);
      return;
    }
    form.setErrors({ ...form.errors, ...errors });
    goToField(first);
  };

  return {
    /** The one group that a phone shows; null on a wide screen. */
    only: isNarrow ? current : null,
    previous: isNarrow ? previous : null,
    /**
     * On to the next group, or to what is wrong in this one; null at the end, and on a wide screen.
     */
    goOn: isNarrow && next ? leaveGroup : null,
    foldedRounds,
    isOpen: folded.isOpen,
    toggle: folded.toggle,
    isDone: (ids: readonly GroupId[]) =>
      areDone(ids, { sections, missing, values: form.values, empty, visited }),
    hint: (section: FormPart) => sectionHint(section, sections, missing),
    goToField,
    goToGroup,
    goToSection: (id: SectionId) => {
      folded.open(id);
      scrollToStart(`section-${id}`);
    },
    /** A person wrote in the group, and has left its fields. */
    visit: (id: GroupId) => {
      markVisited(id);
      last.write(id);
    },
  };
}

export type FormNavigation = ReturnType<typeof useFormNavigation>;
