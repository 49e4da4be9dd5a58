import { useEffect, useRef, useState } from 'react';

/** What a file of a form may be, and the documented texts of those that it may not. */
export type FileRule = {
  /** Its endings; without them its media types count. */
  accept?: string;
  types?: readonly string[];
  maxBytes: number;
  texts: { one?: string; type: string; size: string };
  /** Said where none is chosen, of a file that the form is not sent without. */
  missing?: string;
};

type Picked = { file: File | null; url: string | null; problem: string | null };
const none: Picked = { file: null, url: null, problem: null };

const endingsOf = (rule: FileRule | undefined): string[] => rule?.accept?.split(',') ?? [];

/** What is wrong with a file before anything is sent. */
function fileProblem(rule: FileRule | undefined, file: File, dropped: number): string | null {
  if (!rule) return null;
  const { accept, types, maxBytes, texts } = rule;
  if (dropped > 1 && texts.one) return texts.one;
  const isTaken = accept
    ? endingsOf(rule).some((ending) => file.name.toLowerCase().endsWith(ending))
    : types?.includes(file.type);
  if (!isTaken) return texts.type;
  return file.size < maxBytes ? null : texts.size;
}

/**
 * The files of a form, each with its address on this device. A wrong one is not taken, and says
 * why.
 * @param onPick called with its name when a file is chosen or taken away
 */
export function useFormFiles<Name extends string>(
  rules: Readonly<Record<Name, FileRule>> | undefined,
  onPick: (name: Name) => void,
) {
  const [picked, setPicked] = useState<Partial<Record<Name, Picked>>>({});
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const names = Object.keys(rules ?? {}) as Name[];
  const of = (name: Name): Picked => picked[name] ?? none;
  const hold = (name: Name, file: File | null, problem: string | null) => {
    onPick(name);
    const { url: before } = of(name);
    if (before) URL.revokeObjectURL(before);
    const url = file && URL.createObjectURL(file);
    if (url) urls.current.add(url);
    setPicked((all) => ({ ...all, [name]: { file, url, problem } }));
  };
  const pick =
    (name: Name) =>
    (file: File | null, dropped: number): boolean => {
      const problem = file && fileProblem(rules?.[name], file, dropped);
      const taken = problem ? null : file;
      hold(name, taken, problem);
      return taken !== null;
    };
  return {
    of,
    /** For `FilePicker`. */
    field: (name: Name) => ({
      file: of(name).file,
      error: of(name).problem,
      accept: rules?.[name]?.accept ? endingsOf(rules?.[name]) : (rules?.[name]?.types ?? []),
      /** @returns whether the file was taken */
      onPick: pick(name),
    }),
    /** They were sent. */
    clear: () => names.forEach((name) => hold(name, null, null)),
    /** Takes what was made here of a file that was picked, such as a part of a picture. */
    take: (name: Name, file: File) => hold(name, file, null),
    files: Object.fromEntries(
      names.flatMap((name) => {
        const { file } = of(name);
        return file ? [[name, file]] : [];
      }),
    ) as Partial<Record<Name, File>>,
    /** Somebody chose a file and it was not taken: going on without it is theirs to say. */
    problem: names.map((name) => of(name).problem).find(Boolean) ?? null,
    /** What is said of those that the form is not sent without. */
    missing: Object.fromEntries(
      names.flatMap((name) => {
        const text = rules?.[name].missing;
        return text && !of(name).file && !of(name).problem ? [[name, text]] : [];
      }),
    ) as Partial<Record<Name, string>>,
  };
}
