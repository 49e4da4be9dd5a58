export { AnotherCompanyForm } from './components/AnotherCompanyForm';
export { CareerTotals } from './components/CareerTotals';
export { LeaveGuard } from './components/LeaveGuard';
export { Timeline } from './components/Timeline';
export { draftStorageKey, type Experience } from './experience';
export { readExperience } from './read-experience';
export { useLiveCareerPath } from './useLiveCareerPath';
export { useDiscardDraft } from './useDiscardDraft';
