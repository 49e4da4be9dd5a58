import { alertFrequencies } from '../../../../schema/rules/saved-search-texts.ts';
import { oneOf } from '../database/checks.ts';

/** How often mails are sent, where they are. */
const sentFrequencies = alertFrequencies.filter((frequency) => frequency !== 'never');

/** What the database holds the columns `mails` and `mails_before` of saved searches to. */
export const savedSearchChecks = [
  oneOf('mails', ['never', ...sentFrequencies]),
  oneOf('mails_before', sentFrequencies),
] as const;
