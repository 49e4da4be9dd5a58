/** Reports of what people wrote, from wherever it stands. */
export { ReportButton, ReportDialog } from './ReportButton';
