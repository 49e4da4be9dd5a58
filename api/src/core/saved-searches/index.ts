export { AlertFrequencyEnum } from './alert.types.ts';
export { alertFields, mailsArg } from './alert-fields.ts';
export { savedSearchCommands } from './commands.ts';
export { findsLetter } from './finds-letter.ts';
export {
  type FindsMailJob,
  isDue,
  leavingSearches,
  type MailedRoom,
  mailFindsJobs,
  maxMailsPerClaim,
} from './mail-finds.ts';
export { SavedSearch, type SavedSearchDefault, savedSearchChecks } from './saved-search.ts';
