import { choiceFilter, flagFilter, idFilter, textFilter } from '../lists/filters.ts';
import { importTexts, invitedStates, remindDays } from './imports-texts.ts';

/** What the list of people like those of the roster is narrowed down by. */
export const rosterMatchFilters = {
  search: textFilter({
    label: importTexts.matches.search,
    about: 'Part of the name or of one of the addresses; at most 100 characters count.',
  }),
};

const { invited } = importTexts;

/** What the list of invited people is narrowed down by. */
export const invitedFilters = {
  state: choiceFilter(invitedStates, invited.states, {
    label: invited.state,
    about: 'What became of them; all without one.',
  }),
  search: textFilter({
    label: invited.search,
    about: 'Part of the name or of the address; at most 100 characters count.',
  }),
  importId: idFilter({
    label: importTexts.title,
    about: 'The id of the import that made their accounts.',
    address: 'import',
  }),
  isRemindable: flagFilter({
    label: invited.isRemindable,
    about: `Only those who can be reminded now: invited, not here yet, reached by mail, and not mailed in the last ${remindDays} days.`,
  }),
};
