export type DocumentKind = 'pdf' | 'doc' | 'docx';

const macrosText =
  'This document is locked or holds more than text, such as macros. Save it as PDF and send that.';

/** Of a document of the right type whose content is not taken. */
export const documentContentTexts: Record<DocumentKind, string> = {
  pdf: 'This PDF holds more than pages: scripts, attached files, media or an XFA form. Print it to a new PDF (in the print dialog, “Save as PDF”) and send that.',
  doc: macrosText,
  docx: macrosText,
};

/** Of a PDF that opens with a password. */
export const lockedPdfText =
  'This PDF asks for a password. Open it, print it to a new PDF (in the print dialog, “Save as PDF”) and send that.';

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
const word = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** What a post may bring along: study materials, and a résumé. `accept` is for file choosers. */
export const postFiles = {
  material: {
    types: ['application/pdf', ...word],
    accept: '.pdf,.doc,.docx',
    maxBytes: tenMegabytes,
    maxFiles: 10,
    texts: {
      type: 'Only PDF, DOC, and DOCX files are allowed',
      size: 'File size must be less than 10MB',
      many: 'At most 10 study materials',
    },
  },
  resume: {
    types: ['application/pdf'],
    accept: '.pdf',
    maxBytes: tenMegabytes,
    maxFiles: 1,
    texts: {
      type: 'Only PDF files are allowed',
      size: 'File size must be less than 10MB',
      many: 'Only one résumé can be uploaded',
    },
  },
} as const;

export const postFileKinds = ['material', 'resume'] as const;
export type PostFileKind = (typeof postFileKinds)[number];

/** How large a picture is asked for; without one it comes whole. */
export const pictureSizes = ['small', 'medium', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

const fiveMegabytes = 5 * 1024 * 1024;
const square = (side: number) => ({ width: side, height: side });

/** A person's face: cut square by the form, kept in three sizes beside the whole. */
export const profilePicture = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: fiveMegabytes,
  maxSide: 1024,
  variants: { small: square(96), medium: square(192), large: square(512) },
  texts: {
    missing: 'Please select a picture',
    type: 'Only JPEG, PNG, and WebP pictures are allowed',
    size: 'File size must be less than 5MB',
  },
} as const;

/** What stands for a company wherever it is shown: cut square by the form, as faces are. */
export const companyLogo = {
  ...profilePicture,
  maxSide: 512,
  variants: { small: square(96), medium: square(192) },
} as const;

/** The strip above a profile. */
export const profileBanner = {
  ...profilePicture,
  maxSide: 2000,
  variants: { small: { width: 480 }, medium: { width: 960 }, large: { width: 1600 } },
} as const;

/** The strip above profiles without one of their own. */
export const defaultBanner = {
  ...profileBanner,
  types: ['image/jpeg', 'image/png'],
  texts: {
    ...profilePicture.texts,
    missing: 'Please select a file',
    one: 'Please select one file',
    type: 'Only JPEG and PNG files are allowed',
  },
} as const;

/**
 * What an opening may bring along: the description of the job, and the company's logo. `accept` is
 * for file choosers.
 */
export const jobFiles = {
  attachment: {
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    accept: '.jpg,.jpeg,.png,.pdf',
    maxBytes: fiveMegabytes,
    texts: {
      one: 'Only one attachment can be uploaded',
      type: 'Only JPEG, PNG, and PDF files are allowed',
      size: 'File size must be less than 5MB',
    },
  },
  logo: {
    types: ['image/jpeg', 'image/png'],
    accept: '.jpg,.jpeg,.png',
    maxBytes: fiveMegabytes,
    maxSide: 512,
    texts: {
      one: 'Only one logo can be uploaded',
      type: 'Only JPEG and PNG files are allowed for logo',
      size: 'Logo size must be less than 5MB',
    },
  },
} as const;

export type JobFileKind = keyof typeof jobFiles;
