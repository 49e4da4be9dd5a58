/** Limits of what people upload, shown by the forms and enforced by the api while it streams. */
export const verificationDocument = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 5 * 1024 * 1024,
  texts: {
    one: 'Only one document can be uploaded',
    type: 'Only JPEG, PNG, and PDF files are allowed',
    size: 'File size must be less than 5MB',
    missing: 'Please select a document to upload',
  },
} as const;

const tenMegabytes = 10 * 1024 * 1024;
const word = ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

/** What a post may bring along: study materials, and a résumé (part 2, section 5). `accept` is for file choosers. */
export const postFiles = {
  material: {
    types: ['application/pdf', ...word],
    accept: '.pdf,.doc,.docx',
    maxBytes: tenMegabytes,
    maxFiles: 10,
    texts: { type: 'Only PDF, DOC, and DOCX files are allowed', size: 'File size must be less than 10MB', many: 'At most 10 study materials' },
  },
  resume: {
    types: ['application/pdf'],
    accept: '.pdf',
    maxBytes: tenMegabytes,
    maxFiles: 1,
    texts: { type: 'Only PDF files are allowed', size: 'File size must be less than 10MB', many: 'Only one résumé can be uploaded' },
  },
} as const;

export const postFileKinds = ['material', 'resume'] as const;
export type PostFileKind = (typeof postFileKinds)[number];
