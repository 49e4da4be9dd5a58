import { useEffect, useRef, useState } from 'react';
import { useIsNarrow } from '@/ui';
import { keepLastPart, lastPartKey, readLastPart } from './last-part';
import { wrongFields } from './rule';
import {
  type FormSection,
  type GroupId,
  groupsOf,
  inOrder,
  placeOf,
  type SectionId,
} from './sections';
import { useFolded, useFoldedRounds } from './useFolded';
import type { Missing, PostForm } from './usePostForm';
import type { PostValues } from './values';

/** Those that must be filled stand open; the others wait folded, unless there is something in them. */
const required: readonly SectionId[] = ['general', 'rounds', 'additional', 'preparation'];

type Options = {
  form: PostForm;
  sections: readonly FormSection[];
  missing: Missing;
  empty: PostValues;
  userId: string;
  storageKey: string;
  isReturn: boolean;
};

const focusField = (path: string): void => {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const field = document.querySelector<HTMLElement>(
      `[data-path="${names.slice(0, length).join('.')}"]`,
    );
    if (!field) continue;
    field.focus({ preventScroll: true });
    // In the middle of the screen nothing that sticks to its edges covers it, nor the reason below it.
    return field.scrollIntoView({ block: 'center' });
  }
};

/** The parts of the form: which are open, which one a phone shows, how far each is, and the way to any field. */
export function useParts({
  form,
  sections,
  missing,
  empty,
  userId,
  storageKey,
  isReturn,
}: Options) {
  const narrow = useIsNarrow();
  const groups = groupsOf(sections);
  const changed = (fields: readonly (keyof PostValues)[]) =>
    fields.some((field) => JSON.stringify(form.values[field]) !== JSON.stringify(empty[field]));
  // Who comes back goes on where they were; where this device does not know it, where something is left, or sends what is ready.
  const partKey = lastPartKey(userId, storageKey);
  const [returnTo] = useState(() =>
    isReturn ? groups.find(({ id }) => id === readLastPart(partKey))?.id : undefined,
  );
  const [chosen, choose] = useState<GroupId>(
    () =>
      (isReturn
        ? (returnTo ??
          placeOf(sections, [...missing.left, ...missing.wrong][0] ?? '')?.group.id ??
          groups.at(-1)?.id)
        : null) ?? 'interview',
  );
  // Defaults are nobody's work: a part is done when the person was in it, or changed it.
  const [visited, setVisited] = useState<ReadonlySet<GroupId>>(new Set());
  const rounds = useFoldedRounds(userId, storageKey);
  const folded = useFolded(
    userId,
    (id) =>
      required.includes(id) ||
      sections.some((one) => one.id === id && one.groups.some(({ fields }) => changed(fields))),
  );

  // The other template may not have the part that was shown.
  const step = groups.some(({ id }) => id === chosen) ? chosen : 'interview';
  const index = groups.findIndex(({ id }) => id === step);
  const within = (paths: readonly string[], section: FormSection) =>
    paths.filter((path) => placeOf(sections, path)?.section.id === section.id);
  const withinGroup = (paths: readonly string[], id: GroupId) =>
    paths.filter((path) => placeOf(sections, path)?.group.id === id);
  const all = [...missing.left, ...missing.wrong];

  const isDone = (ids: readonly GroupId[]) =>
    ids.every((id) => withinGroup(all, id).length === 0) &&
    groups.some(
      ({ id, fields }) =>
        ids.includes(id) && (changed(fields) || (id === 'drive' && visited.has(id))),
    );

  const setStep = (id: GroupId) => {
    choose(id);
    keepLastPart(partKey, id);
  };
  const visit = (id: GroupId) =>
    setVisited((seen) => (seen.has(id) ? seen : new Set(seen).add(id)));
  const goTo = (id: GroupId) => {
    setStep(id);
    requestAnimationFrame(() =>
      document.getElementById('form-parts')?.scrollIntoView({ block: 'start' }),
    );
  };
  const lead = (path: string | undefined) => {
    const place = path === undefined ? null : placeOf(sections, path);
    if (!place || path === undefined) return;
    setStep(place.group.id);
    if (!narrow) folded.open(place.section.id);
    const [round] = /^(rounds|storyRounds)\.\d+/.exec(path) ?? [];
    if (round) rounds.open(round);
    requestAnimationFrame(() => focusField(path));
  };

  // On a wide screen all parts are there, and the page moves to the one.
  const placed = useRef(narrow);
  useEffect(() => {
    if (placed.current || !returnTo || returnTo === 'interview') return;
    placed.current = true;
    requestAnimationFrame(() =>
      document.getElementById(`group-${returnTo}`)?.scrollIntoView({ block: 'center' }),
    );
  }, [returnTo]);

  return {
    narrow,
    step,
    isDone,
    lead,
    goTo,
    rounds,
    last: index === groups.length - 1,
    before: groups[index - 1]?.id ?? null,
    isOpen: folded.isOpen,
    toggle: folded.toggle,
    show: (id: SectionId) => {
      folded.open(id);
      requestAnimationFrame(() =>
        document.getElementById(`section-${id}`)?.scrollIntoView({ block: 'start' }),
      );
    },
    /** One wrote there, and has left its fields. */
    visit: (id: GroupId) => {
      visit(id);
      keepLastPart(partKey, id);
    },
    hint: (section: FormSection): string => {
      const [left, wrong] = [
        within(missing.left, section).length,
        within(missing.wrong, section).length,
      ];
      if (left + wrong > 0)
        return [left > 0 && `${left} left`, wrong > 0 && `${wrong} to correct`]
          .filter(Boolean)
          .join(', ');
      return required.includes(section.id) && section.id !== 'preparation'
        ? 'Complete'
        : 'Optional';
    },
    /** On to the next part, or to what is wrong in this one. */
    next: () => {
      const wrong = wrongFields(form.values, sections);
      const own = inOrder(sections, withinGroup(Object.keys(wrong), step));
      const after = groups[index + 1];
      if (own.length > 0) {
        form.setErrors({
          ...form.errors,
          ...Object.fromEntries(own.map((path) => [path, wrong[path]])),
        });
        lead(own[0]);
      } else if (after) {
        visit(step);
        goTo(after.id);
      }
    },
  };
}
