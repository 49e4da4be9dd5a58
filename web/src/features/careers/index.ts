/** Career paths: to read on a profile, to edit, and the way from an entry to a post about it. */
export { AnotherCompanyForm } from './another-company/AnotherCompanyForm';
export { DraftsHere } from './drafts/DraftsHere';
export { useDiscardDraft } from './drafts/useDiscardDraft';
export { findOwnPost, type WrittenPost } from './own-post';
export { draftName, type PostSubject } from './post-subject';
export { readPostSubject } from './read-post-subject';
export { CareerTotals } from './timeline/CareerTotals';
export { Timeline } from './timeline/Timeline';
export { useLiveCareerPath } from './useLiveCareerPath';
