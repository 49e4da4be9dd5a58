export { AnotherCompanyForm } from './components/AnotherCompanyForm';
export { CareerTotals } from './components/CareerTotals';
export { Timeline } from './components/Timeline';
export { type Experience, experienceOf, readExperience } from './experience';
export { useLiveCareerPath } from './useLiveCareerPath';
