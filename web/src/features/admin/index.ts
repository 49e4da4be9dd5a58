/** What the tabs of the admin area share: their frame, lists with filters and selection, and the question for a reason. */
export { RefusedError, tellBulkOutcome } from './list/bulk-outcome';
export { awaitingUndo, useAwaitingUndo } from './shell/awaiting-undo';
export { AdminPage } from './shell/AdminPage';
export { AdminFilters } from './list/AdminFilters';
export { AdminList, type Column } from './list/AdminList';
export { BulkBar } from './list/BulkBar';
export { ReasonDialog } from './dialogs/ReasonDialog';
export { type AdminAddress, useAdminAddress } from './list/admin-address';
export { useSelection } from './list/useSelection';
