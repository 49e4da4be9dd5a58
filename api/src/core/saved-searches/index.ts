export { AlertFrequencyEnum, AlertSubscription } from './alert.types.ts';
export { savedSearchChecks } from './columns.ts';
export { findsLetter } from './finds-letter.ts';
export { setByLink, setFrequency } from './frequency.ts';
export {
  type FindsMailJob,
  leavingSearches,
  type MailedRoom,
  mailFindsJob,
  maxMailsPerClaim,
} from './mail-finds.ts';
