import type { Upload } from '../files/process-upload.ts';
import type { PageInfo } from '../lists/paging.ts';

/** What a row of the REST shim may read of a call. All of it is unchecked input. */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  files: Record<string, Upload[]>;
  /** The address of the page that calls, as the browser sends it (`Referer`); empty without one. */
  referer: string;
}

/** Where a list's page ends. Undefined: the list had ended before, and was not asked for. */
export type ListEnd = Pick<PageInfo, 'endCursor' | 'hasNextPage'> | undefined;
