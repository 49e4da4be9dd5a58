/**
 * What the tabs of the admin area share: their frame, lists with filters and selection, and the
 * question for a reason.
 */

export { ReasonDialog } from './dialogs/ReasonDialog';
export { AdminFilters } from './list/AdminFilters';
export { AdminList, type Column } from './list/AdminList';
export { type AdminAddress, useAdminAddress } from './list/admin-address';
export { BulkBar } from './list/BulkBar';
export { tellBulkOutcome } from './list/bulk-outcome';
export { ExportButton } from './list/ExportButton';
export { timeSortOf, timeSortOptions, timeSortsFrom } from './list/time-sorts';
export { useAdminFilters } from './list/useAdminFilters';
export { useRowSelection } from './list/useRowSelection';
export { SecondFactorSection } from './second-factor/SecondFactorSection';
export { AdminGate } from './shell/AdminGate';
export { AdminLayout } from './shell/AdminLayout';
export { AdminPage } from './shell/AdminPage';
export { tabsFor } from './shell/admin-tabs';
export { awaitingUndo, useAwaitingUndo } from './shell/awaiting-undo';
export { useWaitingTasks } from './shell/useTaskCounts';
