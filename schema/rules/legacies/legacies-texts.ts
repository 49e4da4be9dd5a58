/** Legacy projects: work that a person hands down to juniors. */
export const legacyLimits = {
  title: 100,
  description: 1000,
  skills: 10,
  skill: 40,
  projects: 20,
} as const;

export const legacyTexts = {
  tab: 'Legacy',
  title: 'Title is required',
  titleLong: `Title cannot exceed ${legacyLimits.title} characters`,
  descriptionLong: `Description cannot exceed ${legacyLimits.description} characters`,
  skillLong: `A skill cannot exceed ${legacyLimits.skill} characters`,
  skillsMany: `At most ${legacyLimits.skills} skills`,
  full: `You can hand down at most ${legacyLimits.projects} projects`,
  notFound: 'Project not found',
  emptyOwn: 'No projects yet',
  emptyOwnText:
    'A club website, a fest app, a half-built rover: leave it to juniors who can carry it on.',
  empty: 'No projects yet',
  emptyText: 'Work that is handed down to juniors will show up here.',
  add: 'Add a project',
  edit: 'Edit project',
  remove: 'Remove project',
  save: 'Save project',
  successor: 'Looking for a successor',
  saved: 'Project saved',
  removed: 'Project removed',
  removeAsk: (title: string) => `Remove “${title}” from your profile? This cannot be undone.`,
  keep: 'Keep it',
  lookingFor: 'I am looking for somebody to carry it on',
  loadFailed: 'Error loading projects',
  saveFailed: 'Error saving project',
  removeFailed: 'Error removing project',
} as const;
