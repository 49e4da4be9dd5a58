import { useState } from 'react';
import { withFieldName } from '../form/errors/field-names';
import type { PostForm } from '../form/post-form';
import { type FormPart, sortPaths } from '../form/sections';
import type { FailedFile } from '../uploads/useUploads';

const filesOnTheirWay = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is still on its way: wait for it, or take it out.`
    : `${names.length} files are still on their way: wait for them, or take them out.`;

type Options = {
  form: PostForm;
  sections: readonly FormPart[];
  /** Names of files on their way, and those that did not arrive. */
  files: { sending: readonly string[]; failed: readonly FailedFile[] };
};

/** Why the post can't be sent, once the person has tried to send it. */
export function useErrorSummary({ form, sections, files }: Options) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [hasTried, setTried] = useState(false);

  const all: Record<string, unknown> = {
    ...form.errors,
    ...Object.fromEntries(files.failed.map(({ path, text }) => [path, text])),
  };
  const errors = sortPaths(sections, Object.keys(all)).map((path) => ({
    path,
    text: withFieldName(path, String(all[path])),
  }));
  return {
    hasTried,
    problem: isWaiting && files.sending.length > 0 ? filesOnTheirWay(files.sending) : problem,
    errors: hasTried ? errors : [],
    /** One sentence for all of the form. */
    setProblem,
    /** The post waits for its files. */
    setWaiting,
    /** Whether the fields' errors are listed. */
    setTried,
    /** Another template: the reasons of the one before do not count. */
    clear: () => {
      form.clearErrors();
      setProblem(null);
      setWaiting(false);
      setTried(false);
    },
  };
}
