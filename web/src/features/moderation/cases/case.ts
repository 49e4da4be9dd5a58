import type { ReportCasePageFieldsFragment } from '@/generated/documents';

/** A case with what people said of it. */
export type Case = ReportCasePageFieldsFragment;
