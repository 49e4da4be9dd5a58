/** Profiles: the page of a person, their card in lists, and what they edit about themselves. */
export { ProfileCard } from './card/ProfileCard';
export { ProfileCardSkeleton } from './card/ProfileCardSkeleton';
