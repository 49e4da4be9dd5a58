import { type JobFileKind, jobFiles } from '@schema/rules/files';
import { useState } from 'react';
import { useFilePreview } from '@/core/forms/useFilePreview';

type Files = Record<JobFileKind, File | null>;
type Problems = Record<JobFileKind, string | null>;

/** What is wrong with a file before anything is sent, as the documented text. */
function fileProblem(kind: JobFileKind, file: File, dropped: number): string | null {
  const { accept, maxBytes, texts } = jobFiles[kind];
  if (dropped > 1) return texts.one;
  if (!accept.split(',').some((ending) => file.name.toLowerCase().endsWith(ending)))
    return texts.type;
  return file.size < maxBytes ? null : texts.size;
}

/**
 * The files of the form, and the address of the chosen logo on this device. A wrong one is not
 * taken, and says why.
 * @param onPick called when a file is chosen or taken away
 */
export function useJobFiles(onPick: () => void) {
  const [files, setFiles] = useState<Files>({ attachment: null, logo: null });
  const [problems, setProblems] = useState<Problems>({ attachment: null, logo: null });
  const [logo, showLogo] = useFilePreview();
  const pick = (kind: JobFileKind) => (file: File | null, dropped: number) => {
    onPick();
    const problem = file && fileProblem(kind, file, dropped);
    setProblems((before) => ({ ...before, [kind]: problem }));
    setFiles((before) => ({ ...before, [kind]: problem ? null : file }));
    if (kind === 'logo') showLogo(problem ? null : file);
  };
  return {
    files,
    problems,
    pick,
    chosenLogo: logo?.url ?? null,
    problem: problems.logo ?? problems.attachment,
  };
}
