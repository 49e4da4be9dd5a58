import { verificationStatuses, verificationTexts } from '../account/verification-texts.ts';
import { documentTypes, roles } from '../college/college.ts';
import { documentLabels, roleLabels } from '../identity/identity-texts.ts';
import { choiceFilter, numberFilter, textFilter } from '../lists/filters.ts';
import { userStatuses, userStatusLabels } from './administration-texts.ts';

/** What the list of documents is narrowed down by. */
export const verificationFilters = {
  status: choiceFilter(verificationStatuses, verificationTexts.statuses, {
    label: verificationTexts.status,
    about: 'By default those that wait, the longest first; decided ones come newest first.',
  }),
  search: textFilter({
    label: verificationTexts.search,
    about: 'Part of the name or address of the person; at most 100 characters count.',
  }),
  documentType: choiceFilter(documentTypes, documentLabels, {
    label: verificationTexts.document,
    about: 'Only documents that people say are of this type.',
  }),
};

/** What the list of people is narrowed down by. */
export const userFilters = {
  status: choiceFilter(userStatuses, userStatusLabels, {
    label: 'Status',
    about: 'How the account stands.',
  }),
  role: choiceFilter(roles, roleLabels, { label: 'Role', about: 'The role last switched to.' }),
  stream: textFilter({ label: 'Branch', about: 'The branch, as CSE.' }),
  year: numberFilter({ label: 'Year of graduation', about: 'The year of graduation.' }),
  college: textFilter({ label: 'College', about: 'The name of the college, in full.' }),
  search: textFilter({
    label: 'Name, email or phone',
    about: 'Part of a name, an e-mail address or a phone number; at most 100 characters count.',
  }),
};
