/** Words of the chips that narrow a list down, whatever list it is. */
export const filterTexts = {
  filters: 'Filters',
  filtersSet: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  /** The button that search and order are folded behind; with what is looked for. */
  searchAndOrder: (typed: string) => (typed ? `Search: ${typed}` : 'Search'),
  clear: (label: string) => `Clear ${label}`,
  /** What the list of those that are set is called. */
  set: 'Filters that are set',
  clearAll: 'Clear all',
  /** Some labels name many things: “Topics for Outreach”. */
  find: (label: string) => `Find ${/^\w+s\b/.test(label) ? '' : 'a '}${label.toLowerCase()}`,
  take: (typed: string) => `Use “${typed}”`,
  none: 'Nothing to choose from here',
  from: 'From',
  until: 'Until',
  any: 'Any',
  more: (count: number) => `+${count}`,
  range: (from: string | undefined, until: string | undefined) =>
    from && until
      ? from === until
        ? from
        : `${from}–${until}`
      : from
        ? `From ${from}`
        : `Until ${until}`,
  show: (found: string) => `Show ${found}`,
  without: (label: string, count: string) => `Without ${label}: ${count}`,
  countFailed: 'The numbers could not be loaded',
  again: 'Try again',
} as const;
