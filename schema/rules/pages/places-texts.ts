/** What the dialogs "Go to" (Ctrl+K) and "Keyboard shortcuts" (?) say. */
export const placesTexts = {
  title: 'Go to',
  field: 'Places, people, companies, actions',
  help: 'Arrow keys choose, Enter opens.',
  places: 'Places',
  adminArea: 'Admin area',
  actions: 'Actions',
  nothing: 'Nothing of that name. Enter searches experiences and people for it.',
  searchFor: (term: string) => `Search for “${term}”`,
  editProfile: 'Edit your profile',
  signOut: 'Logout',
  shortcuts: 'Keyboard shortcuts',
} as const;

/** A key that does something, and where it does. */
type Shortcut = {
  keys: readonly string[];
  what: string;
  where?: string;
};

/** Each key that does something for everybody: the dialog tells them in this order. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], what: 'Go to any place, person or company' },
  { keys: ['/'], what: 'Search' },
  { keys: ['?'], what: 'These shortcuts' },
  { keys: ['Esc'], what: 'Close what lies over the page' },
  { keys: ['Delete'], what: 'Forget the recent search that is chosen', where: 'Search' },
  { keys: ['Enter'], what: 'Send', where: 'Messages' },
  { keys: ['Shift', 'Enter'], what: 'A new line', where: 'Messages' },
  { keys: ['Ctrl', 'Enter'], what: 'Send', where: 'Questions, answers and endorsements' },
  { keys: ['Alt', 'A'], what: 'Answer', where: 'While somebody calls' },
  { keys: ['Alt', 'D'], what: 'Decline', where: 'While somebody calls' },
];

/** The keys of admins, behind those. */
export const adminShortcuts: readonly Shortcut[] = [
  { keys: ['A'], what: 'Approve', where: 'Verification' },
  { keys: ['R'], what: 'Reject', where: 'Verification' },
  { keys: ['J'], what: 'The next request', where: 'Verification' },
  { keys: ['K'], what: 'The previous request', where: 'Verification' },
];
