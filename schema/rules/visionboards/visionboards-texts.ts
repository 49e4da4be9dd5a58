/** Vision boards: what people want to become. */
export const visionLimits = { title: 80, description: 300, items: 24 } as const;

export const visionTexts = {
  tab: 'Vision Board',
  edit: 'Edit vision board',
  lead: 'What you want to become, for you and those who can help you there.',
  members: 'Vision boards are for people of the college.',
  editItem: 'Edit item',
  withoutPicture: 'Leave the picture out',
  noPictureThere: 'No picture comes from this address. Check it, or upload the picture.',
  onlyHttps: 'Only pictures from https addresses are shown.',
  addressHint: 'Copy the address of the picture itself, not of the page it stands on.',
  done: 'Done',
  title: 'Title is required',
  titleLong: `Title cannot exceed ${visionLimits.title} characters`,
  descriptionLong: `Description cannot exceed ${visionLimits.description} characters`,
  full: `A vision board holds at most ${visionLimits.items} items`,
  notFound: 'Item not found',
  onePicture: 'Choose a picture or its address, not both',
  order: 'The order must name every item of your board once',
  empty: 'No vision yet',
  emptyText: 'What this person wants to become will show up here.',
  emptyOwn: 'Where do you want to be?',
  emptyOwnText: 'A company, a role, a place, a skill: put it where you see it every day.',
  add: 'Add an item',
  save: 'Save item',
  removed: (title: string) => `“${title}” is off your board`,
  moved: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}`,
  loadFailed: 'Error loading vision board',
  saveFailed: 'Error saving vision board',
  removeFailed: 'Error removing item',
} as const;

/** The picture of an item, when it is uploaded. */
export const visionPicture = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  accept: '.jpg,.jpeg,.png,.webp',
  maxBytes: 5 * 1024 * 1024,
  maxSide: 1200,
  texts: {
    type: 'Only JPEG, PNG, and WebP files are allowed',
    size: 'File size must be less than 5MB',
  },
} as const;
