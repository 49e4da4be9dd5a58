import type { Feature } from '../../core/feature.ts';
import { collectExports } from './collect-exports.ts';
import { deleteBytesJob } from './delete-files.ts';
import { filesOwnData } from './own-data.ts';
import { StoredFile } from './stored-file.entity.ts';
import { sweepBytesJob } from './sweep-bytes.ts';

/**
 * Rows of stored files; their bytes lie in a store (`core/files`). Knows no room that names them.
 */
export const files: Feature = {
  name: 'files',
  ownData: filesOwnData,
  entities: [StoredFile],
  jobs: (app) => [deleteBytesJob(app), sweepBytesJob(app), collectExports(app)],
};

export { collectUnreferenced } from './collect-unreferenced.ts';
export { deleteFiles, deleteFilesOf, disownFiles, removeBytes } from './delete-files.ts';
export { type CsvCell, exportCsv } from './export-csv.ts';
export {
  type ExportColumns,
  type ExportedList,
  ExportPart,
  exportAfter,
  exportList,
} from './export-list.ts';
export { allFiles, fileHead } from './files.queries.ts';
export { storedFiles } from './files.sql.ts';
export { uploadsOf } from './own-data.ts';
export { storeFile, withStoredUploads } from './store-file.ts';
export { storeGenerated } from './store-generated.ts';
export { StoredFile } from './stored-file.entity.ts';
