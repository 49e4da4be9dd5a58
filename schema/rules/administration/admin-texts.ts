import { wordFor } from '../lists/counted.ts';
import { countedAtMost } from '../lists/lists.ts';
import { pages } from '../pages/pages.ts';
import { numberText } from '../text/number-text.ts';
import { matchAtMost } from './administration-texts.ts';

/** How many a list has: of more than are counted, that there are more. */
export const countText = (count: number): string =>
  count === countedAtMost + 1 ? `${numberText(countedAtMost)}+` : numberText(count);

/** The words of the admin area that are not those of one tab. */
export const adminTexts = {
  title: pages.admin.title,
  loadFailed: 'Error loading admin panel',
  signInLead: 'For those who look after the college here.',
  signInFailed: 'Login failed. Please try again.',
  back: 'Back to Experiencia',
  users: pages.adminUsers.title,
  /** Of a person, a case or a thing that is not at its address. */
  notHere: 'It may have been deleted, or the link is cut off.',
  tabsLabel: 'Admin area',
  logout: 'Logout',
  refused: 'This area is for admins of the college.',
  refusedSuper: 'This tab is for super admins.',
  /** A documented fallback: what failed is named by the call's path. */
  actionFailed: (path: string): string => `Error performing action on ${path}`,
  list: {
    filters: 'Filters',
    search: 'Search',
    sort: 'Sort by',
    tryAgain: 'Try again',
    clear: 'Clear filters',
    newest: 'Newest first',
    oldest: 'Oldest first',
    /** Filters that name a person: whose words, about whom, by whom. */
    people: { author: 'Written by', about: 'About', reporter: 'Reported by' },
    personFilter: (label: string, name: string): string => `${label}: ${name}`,
    clearPerson: (label: string, name: string): string => `Clear filter: ${label} ${name}`,
    unknownPerson: 'a deleted account',
    export: 'Export CSV',
    exporting: 'Preparing the file…',
    exported: (parts: number): string =>
      parts === 1 ? 'Your file is ready.' : `The list is long: it comes in ${parts} files.`,
    exportTooLong: 'This list is too long for one file. Please set a filter first.',
    exportFailed: 'The file could not be made. Please try again.',
    select: (what: string): string => `Select ${what}`,
    selectAll: 'Select all shown',
    selected: (count: number): string => `${numberText(count)} selected`,
    /** What the button says that selects more than is shown. */
    selectMatching: (count: number): string =>
      count > matchAtMost
        ? `Select the newest ${numberText(matchAtMost)} of ${numberText(count)} that match`
        : `Select all ${numberText(count)} that match`,
    total: (count: number): string => `${countText(count)} in all`,
    matching: (count: number): string =>
      `${countText(count)} ${wordFor(count, 'matches', 'match')}`,
    unselect: 'Clear selection',
    none: { title: 'Nothing here yet', text: 'What is to be looked at will be listed here.' },
    noneFit: { title: 'Nothing fits', text: 'Try other words, or clear the filters.' },
    actions: 'Actions',
    more: (what: string): string => `More for ${what}`,
  },
  /** What is told when something new waits. */
  news: { verification: 'A new document waits to be verified', report: 'Something was reported' },
  choices: {
    title: 'What you are told of',
    mail: 'By mail, what has waited for two days',
    tasks: 'On the page, when something new waits',
    loadFailed: 'Your choices could not be loaded.',
    saveFailed: 'That could not be saved. Please try again.',
  },
  reason: {
    label: 'Reason',
    placeholder: 'In a sentence; it is sent to the person.',
    missing: 'Please give a reason',
    long: 'At most 500 characters',
    until: 'Until',
    forGood: 'For good',
  },
} as const;

/** The longest reason of an admin, in characters. */
export const reasonLength = 500;
