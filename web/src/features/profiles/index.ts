/** Profiles: the page of a person, their card in lists, and what they edit about themselves;
 * how a picture is picked and cut. */
export { ProfileCard } from './card/ProfileCard';
export { ProfileCardSkeleton } from './card/ProfileCardSkeleton';
export { CroppedImageInput } from './pictures/CroppedImageInput';
export { logoFrame } from './pictures/crop-frames';
