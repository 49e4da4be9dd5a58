/** What is answered to requests whatever they ask for: their number, size and form. */
export const requestTexts = {
  tooMany: 'Too many requests. Please try again later.',
  tooManyUploads:
    'Other uploads of yours are still on their way. Please try again when they are there.',
  documentsBusy:
    'Many documents are being checked right now. Please send yours again in half a minute.',
  unsupportedType: 'Unsupported Media Type',
  uncompressed: 'Please send the body uncompressed',
  lengthMissing: 'Please say how long the body is (Content-Length)',
  bodyTooLarge: (kilobytes: number): string => `The body is larger than ${kilobytes} KB`,
  visitorBodyTooLarge: (kilobytes: number): string =>
    `Without signing in, a body has at most ${kilobytes} KB`,
  headerTooLong: (name: string): string => `The header ${name} is too long`,
  contentTypeInvalid: 'The header content-type is not valid',
  invalidJson: 'The body is not valid JSON',
  notAnObject: 'The body is not a JSON object',
  documentNotTrusted: 'Please sign in first: visitors may send the documents of our own app only.',
  tooDeep: 'What you sent is nested too deeply',
  tooManyConnections: 'Too many connections',
  tooManyMessages: 'Too many messages',
  invalidMultipart: 'The multipart body is not valid',
  databaseAway:
    'Our database does not answer right now. Nothing of yours is lost: please try again in a few seconds.',
  databaseBusy:
    'Many others are waiting for the same thing right now. Nothing of yours is lost: please try again in a few seconds.',
  databaseFull:
    "We can't save anything right now. We have been notified. Please keep what you wrote and try again in a few minutes.",
  beingUpdated: 'Experiencia is being updated. Try again in a minute.',
  filesAway:
    "Pictures and files can't be stored or opened right now. Everything else works: please try again in a few seconds.",
  filesFull:
    "We can't store files right now. We have been notified. Everything else works: please try again in a few minutes.",
  mailMissing:
    "This college can't send mail yet, so no code would reach you. Please ask your placement office, or try again later.",
  timedOut: 'This took too long. Please try again.',
  invalidInput: 'Invalid input',
  notId: (field: string): string => `${field} is not an id`,
  atMostValues: (field: string, atMost: number): string =>
    `${field} takes at most ${atMost} values`,
  notWithin: (field: string, { least, most }: { least: number; most: number }): string =>
    `${field} must be between ${least} and ${most}`,
  pageSize: (atMost: number): string => `first must be between 1 and ${atMost}`,
  foreignCursor: 'after is not a cursor of this list',
  incompleteFile: 'The file did not arrive whole. Please send it again.',
} as const;
