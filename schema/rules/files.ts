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
