import {
  companyLogo,
  defaultBanner,
  profileBanner,
  profilePicture,
} from '@schema/rules/files/files';

/** The frame behind which an image is moved: its shape, and the width of what is sent at most. */
export type CropFrame = {
  title: string;
  aspect: number;
  isRound: boolean;
  maxWidth: number;
  /** A square one: what is wider or higher may be made small enough to fit, on white. */
  fitsWhole?: boolean;
};

/** Banners are six times as wide as they are high. */
const bannerAspect = 6;

export const pictureFrame: CropFrame = {
  title: 'Your picture',
  aspect: 1,
  isRound: true,
  maxWidth: profilePicture.maxSide,
};
export const bannerFrame: CropFrame = {
  title: 'Your banner',
  aspect: bannerAspect,
  isRound: false,
  maxWidth: profileBanner.variants.large.width,
};
export const defaultBannerFrame: CropFrame = {
  title: 'The default banner',
  aspect: bannerAspect,
  isRound: false,
  maxWidth: defaultBanner.variants.large.width,
};

/** The square behind which a logo is moved: a wide one may stand whole in it. */
export const logoFrame = (title: string): CropFrame => ({
  title,
  aspect: 1,
  isRound: false,
  maxWidth: companyLogo.maxSide,
  fitsWhole: true,
});
