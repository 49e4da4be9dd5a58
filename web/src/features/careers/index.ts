/** Career paths: to read on a profile, to edit, and the way from an entry to a post about it. */
export { AnotherCompanyForm } from './another-company/AnotherCompanyForm';
export { CareerTotals } from './timeline/CareerTotals';
export { Timeline } from './timeline/Timeline';
export { draftStorageKey, type PostSubject } from './post-subject';
export { readPostSubject } from './read-post-subject';
export { useLiveCareerPath } from './useLiveCareerPath';
export { useDiscardDraft } from './drafts/useDiscardDraft';
