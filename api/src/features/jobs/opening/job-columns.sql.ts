import { type Expression, sql } from 'kysely';
import { jobTexts } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import type { App, Viewer } from '../../../core/context.ts';
import { declaredFields } from '../../../core/declared-fields.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { storedFiles } from '../../files/index.ts';
import { type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import { canOpenFile } from '../files/job-files.policy.ts';
import { hasBookmarkedJob, isJobMarked, jobsSql } from '../jobs.sql.ts';
import type { JobCounters, JobOpening } from './job.types.ts';
import { JobFields } from './job-fields.types.ts';
import type { JobOpeningEntity } from './job-opening.entity.ts';
import { canEditJob } from './write-job.policy.ts';

type OwnField = Exclude<keyof JobFields, 'deadline'>;

/** Columns of what a poster writes, but for the deadline, from openings `opening`. */
export const jobFieldColumns = columnsOf(
  'opening',
  declaredFields(JobFields).flatMap(({ name }) => (name === 'deadline' ? [] : [name])),
);

/** A day as text, whatever the driver makes of dates. */
export const deadlineText = jobsSql.eb.cast<string | null>(sql.ref('opening.deadline'), 'text');

/** Columns of an opening's counters, from openings `opening`. */
export const jobCounterColumns = columnsOf('opening', ['id', 'likes', 'views', 'applications']);

const fileColumn = <Column extends 'name' | 'content_type' | 'size' | 'pages'>(column: Column) =>
  jobsSql.db
    .selectFrom(storedFiles.as('file'))
    .where('file.id', '=', sql.ref<string>('opening.file_id'))
    .select(`file.${column}`)
    .$asScalar();

/**
 * Columns of an opening, from openings `opening` and their posters `person` (`people`).
 * @param viewerId whose marks it shows; nobody's id is null
 */
export const jobColumns = (viewerId: Expression<string | null>) =>
  [
    ...jobFieldColumns,
    ...columnsOf('opening', ['likes', 'views', 'applications', 'college', 'logoLink']),
    deadlineText.as('deadline'),
    'opening.logo_file_id as logoFileId',
    'opening.file_id as fileId',
    fileColumn('name').as('fileName'),
    fileColumn('content_type').as('fileType'),
    fileColumn('size').as('fileSize'),
    fileColumn('pages').as('filePages'),
    ...personColumns,
    isJobMarked('like', sql.ref('opening.id'), viewerId).as('hasLiked'),
    isJobMarked('application', sql.ref('opening.id'), viewerId).as('hasApplied'),
    hasBookmarkedJob(sql.ref('opening.id'), viewerId).as('hasBookmarked'),
  ] as const;

/** What `jobOf` reads. */
export interface JobRow
  extends PersonRow,
    Pick<JobFields, OwnField | 'deadline'>,
    Pick<JobOpeningEntity, 'likes' | 'views' | 'applications' | 'college' | 'logoLink'> {
  logoFileId: string | null;
  fileId: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
  filePages: number | null;
  hasLiked: boolean;
  hasApplied: boolean;
  hasBookmarked: boolean;
}

/** The counters of a row, under the id of its opening. */
export const jobCountersOf = ({
  id,
  likes,
  views,
  applications,
}: Pick<JobOpeningEntity, 'id' | 'likes' | 'views' | 'applications'>): JobCounters => ({
  id,
  likes,
  views,
  applications,
});

/** Whether one can still apply on a day of the college. */
export const isOpenOn = (
  { closedAt, deadline }: Pick<JobFields, 'closedAt' | 'deadline'>,
  day: string,
): boolean => closedAt === null && (deadline === null || deadline >= day);

type FileFields = Pick<
  JobOpening,
  | 'fileKey'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'filePages'
  | 'fileUrl'
  | 'downloadUrl'
  | 'fileError'
>;

const noFile: FileFields = {
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  filePages: null,
  fileUrl: null,
  downloadUrl: null,
  fileError: null,
};

/** The attachment as the viewer may open it: who may not is told why, and gets no address. */
function fileOf(app: App, viewer: Viewer | null, row: JobRow): FileFields {
  if (!row.fileId) return noFile;
  const { fileId: fileKey, fileName, fileType, fileSize, filePages } = row;
  const known = { ...noFile, fileKey, fileName, fileType, fileSize, filePages };
  if (viewer && !canOpenFile(viewer, { college: row.college, userId: row.person_id }))
    return { ...known, fileError: jobTexts.fileForCollege };
  // Where many watch at once there is nobody to sign for.
  if (!viewer) return known;
  return {
    ...known,
    fileUrl: app.addresses.sign(row.fileId),
    downloadUrl: app.addresses.sign(row.fileId, 'attachment'),
  };
}

/** A row as cards and the page show it. */
export const jobOf = (app: App, viewer: Viewer | null, row: JobRow): JobOpening => ({
  ...row,
  user: personOf(row),
  isOpen: isOpenOn(row, collegeDay(app.clock.now())),
  companyLogoUrl: row.logoFileId ? app.addresses.sign(row.logoFileId) : row.logoLink,
  ...fileOf(app, viewer, row),
  counters: jobCountersOf(row),
  viewer: {
    id: row.id,
    hasLiked: row.hasLiked,
    hasBookmarked: row.hasBookmarked,
    hasApplied: row.hasApplied,
    canEdit: canEditJob(viewer, { user: { id: row.person_id } }),
  },
});
