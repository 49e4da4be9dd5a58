import { useState } from 'react';
import { type JobFileKind, jobFiles } from '@schema/rules/files';

type Files = Record<JobFileKind, File | null>;
type Problems = Record<JobFileKind, string | null>;

/** What is wrong with a file before anything is sent, as the documented text. */
function problemOf(kind: JobFileKind, file: File, dropped: number): string | null {
  const { accept, maxBytes, texts } = jobFiles[kind];
  if (dropped > 1) return texts.one;
  if (!accept.split(',').some((ending) => file.name.toLowerCase().endsWith(ending)))
    return texts.type;
  return file.size < maxBytes ? null : texts.size;
}

/** The files of the form. A wrong one is not taken, and says why. */
export function useJobFiles() {
  const [files, setFiles] = useState<Files>({ attachment: null, logo: null });
  const [problems, setProblems] = useState<Problems>({ attachment: null, logo: null });
  const pick = (kind: JobFileKind) => (file: File | null, dropped: number) => {
    const problem = file && problemOf(kind, file, dropped);
    setProblems((before) => ({ ...before, [kind]: problem }));
    setFiles((before) => ({ ...before, [kind]: problem ? null : file }));
  };
  return { files, problems, pick };
}
