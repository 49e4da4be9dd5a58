import { postFiles } from '@schema/rules/files/files';
import { fileProblem, type UploadQueue } from './upload-queue';

const { maxFiles, texts } = postFiles.material;

/**
 * Of files that were chosen as study materials those that may be sent, as many as there is room
 * for; and why the others may not.
 */
export function chooseMaterials(
  files: readonly File[],
  there: number,
  uploads: UploadQueue,
): { good: File[]; refused: string[] } {
  const judged = files.map((file) => ({ file, problem: fileProblem(file, 'material') }));
  const onTheWay = uploads.get().filter(({ kind }) => kind === 'material').length;
  const room = Math.max(0, maxFiles - there - onTheWay);
  const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
  return {
    good: good.slice(0, room),
    refused: [
      ...judged
        .filter(({ problem }) => problem !== null)
        .map(({ file, problem }) => `${file.name}: ${problem}`),
      ...(good.length > room ? [texts.many] : []),
    ],
  };
}
