import { FORM_INDEX, useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readError } from '@/core/errors';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { useSaveCareerPathMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { careerTexts, type CareerType } from '@schema/rules/careers-texts';
import {
  areSame,
  entriesOf,
  type Entry,
  inputOf,
  merged,
  newEntry,
  upToCurrentJob,
  withEntry,
  wrongIn,
} from './entries';
import { focusFirst } from './focus';
import { useKeeping, useKeptEntries } from './useKeptEntries';

export type CareerForm = UseFormReturnType<{ experiences: Entry[] }>;

/** One sentence about all that is wrong; the fields say it each for itself. */
function problemOf(wrong: Record<string, string>): string {
  const texts = Object.values(wrong);
  return (
    wrong['experiences'] ??
    (texts.some((text) => text.endsWith('is required'))
      ? careerTexts.incomplete
      : (texts[0] ?? careerTexts.saveFailed))
  );
}

/** Which entries a refusal is about. */
const placesOf = (wrong: Record<string, unknown>): Set<number> =>
  new Set(
    Object.keys(wrong)
      .flatMap((path) => /^experiences\.(\d+)\./.exec(path)?.[1] ?? [])
      .map(Number),
  );

/**
 * The career path while it is changed: what was saved, what is typed over it and kept on this device, and the
 * way back to the server. `careerPath` is what the server says now.
 */
export function useCareerEditor(userId: string, careerPath: CareerPathFieldsFragment) {
  const { found, key } = useKeptEntries(userId);
  const [base, setBase] = useState(careerPath);
  const saved = useMemo(() => entriesOf(base.experiences), [base]);
  const form = useForm<{ experiences: Entry[] }>({
    initialValues: {
      experiences: found
        ? found.version === base.version
          ? found.entries
          : merged(saved, found.entries, found.base)
        : saved,
    },
    validate: ({ experiences }) => wrongIn(experiences),
    validateInputOnBlur: [
      `experiences.${FORM_INDEX}.companyLogo`,
      `experiences.${FORM_INDEX}.websiteUrl`,
    ],
  });
  const entries = form.values.experiences;
  const isDirty = !areSame(entries, saved);
  const [wasKept, setWasKept] = useState(isDirty);
  const [editing, setEditing] = useState<ReadonlySet<string>>(
    () => new Set(entries.filter((one) => isChanged(one, saved)).map((one) => one.key)),
  );
  /** Not saved yet, and filled in: those the person has put away. */
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading: saving }] = useSaveCareerPathMutation();
  /** Work that the present job took the place of: it comes back when that was a slip. */
  const setAside = useRef<Entry[]>([]);
  useKeeping(key, isDirty, base.version, saved, entries);

  const change = (next: Entry[]) => {
    form.setFieldValue('experiences', next);
    form.clearErrors();
    setProblem(null);
  };
  const adopt = (path: CareerPathFieldsFragment, next = entriesOf(path.experiences)) => {
    setBase(path);
    setEditing(new Set());
    setWasKept(false);
    setAside.current = [];
    change(next);
  };

  // Saved in another tab: taken over at once while nothing is typed here.
  const isStale = careerPath.version > base.version;
  const followed = useRef(base.version);
  useEffect(() => {
    if (!isStale || isDirty || followed.current === careerPath.version) return;
    followed.current = careerPath.version;
    adopt(careerPath);
  });

  const showWrong = (wrong: Record<string, string>) => {
    setProblem(problemOf(wrong));
    const places = placesOf(wrong);
    setFolded(new Set());
    setEditing(
      (open) =>
        new Set([
          ...open,
          ...entries.filter((_one, index) => places.has(index)).map((one) => one.key),
        ]),
    );
    focusFirst(Object.keys(wrong));
  };

  const save = async () => {
    if (saving) return;
    setProblem(null);
    const { hasErrors } = form.validate();
    if (hasErrors) return showWrong(wrongIn(entries));
    try {
      const { data } = await send({
        variables: { input: { version: base.version, experiences: inputOf(entries) } },
      });
      if (!data) return;
      adopt(data.saveCareerPath);
      notify.success(careerTexts.saved);
    } catch (error) {
      const { text, fields } = readError(error, careerTexts.saveFailed);
      form.setErrors(fields);
      if (Object.keys(fields).length > 0) showWrong(fields);
      setProblem(text);
    }
  };

  return {
    form,
    entries,
    saved: base,
    isDirty,
    /** Something stands here that is not saved, be it a form nobody has typed in yet. */
    isWaiting: isDirty || entries.some(({ id }) => id === null),
    wasKept,
    /** Another tab saved while something is typed here. */
    isStale: isStale && isDirty,
    problem,
    saving,
    isOpen: (one: Entry) => (one.id === null ? !folded.has(one.key) : editing.has(one.key)),
    isComplete: (one: Entry) => Object.keys(wrongIn([one])).length === 0,
    fold: (one: Entry) => setFolded(new Set([...folded, one.key])),
    add(type: CareerType) {
      const added = newEntry(type);
      change(withEntry(entries, added));
      focusFirst([`experiences.${withEntry(entries, added).indexOf(added)}.companyName`]);
    },
    edit(one: Entry) {
      setFolded(new Set([...folded].filter((key) => key !== one.key)));
      if (one.id) setEditing(new Set([...editing, one.key]));
      focusFirst([`experiences.${entries.indexOf(one)}.companyName`]);
    },
    /** Back to what was saved. */
    undo(one: Entry) {
      setEditing(new Set([...editing].filter((open) => open !== one.key)));
      change(
        entries.map((each) =>
          each.key === one.key ? (saved.find(({ key: of }) => of === one.key) ?? each) : each,
        ),
      );
    },
    remove: (one: Entry) => change(entries.filter((each) => each.key !== one.key)),
    /** Ticked on work, the job becomes the last stop; unticked, what stood behind it comes back. */
    setCurrent(one: Entry, isCurrentlyWorking: boolean) {
      const next = entries.map((each) =>
        each.key === one.key
          ? { ...each, duration: { ...each.duration, isCurrentlyWorking } }
          : each,
      );
      if (one.type !== 'work') return change(next);
      if (!isCurrentlyWorking) {
        change([...next, ...setAside.current]);
        setAside.current = [];
        return;
      }
      const { kept, after } = upToCurrentJob(next);
      setAside.current = after;
      change(kept);
    },
    discard: () => adopt(careerPath),
    /** Takes over what the other tab saved, with what is typed here put over it. */
    takeOver: () => adopt(careerPath, merged(entriesOf(careerPath.experiences), entries, saved)),
    save,
  };
}

export type CareerEditing = ReturnType<typeof useCareerEditor>;

function isChanged(one: Entry, saved: readonly Entry[]): boolean {
  const before = saved.find(({ id }) => id === one.id);
  return before === undefined || JSON.stringify(before) !== JSON.stringify(one);
}
