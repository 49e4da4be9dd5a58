/** Career paths: to read on a profile, to edit, and the way from an entry to a post about it. */
export { AnotherCompanyForm } from './another-company/AnotherCompanyForm';
export { CareerTotals } from './timeline/CareerTotals';
export { LeaveGuard } from './editor/LeaveGuard';
export { Timeline } from './timeline/Timeline';
export { draftStorageKey, type Experience } from './experience';
export { readExperience } from './read-experience';
export { useLiveCareerPath } from './useLiveCareerPath';
export { useDiscardDraft } from './drafts/useDiscardDraft';
