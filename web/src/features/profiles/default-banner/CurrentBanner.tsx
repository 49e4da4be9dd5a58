import { bannerTexts as texts } from '@schema/rules/profiles/profiles-texts';
import type { DefaultBannerQuery } from '@/generated/documents';
import { Card, ErrorState, RelativeTime, TextSkeleton } from '@/ui';
import { noBanner } from '../pictures/no-banner';
import { BannerPreview } from './BannerPreview';

type Props = {
  /** null where none was chosen yet; undefined until it is loaded. */
  banner: DefaultBannerQuery['defaultBanner'] | undefined;
  /** The banner could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
};

/** The default banner in force, and since when. */
export function CurrentBanner({ banner, hasFailed, onRetry }: Props) {
  const content = () => {
    if (banner === undefined)
      return hasFailed ? (
        <ErrorState title={texts.unread} onRetry={onRetry} />
      ) : (
        <TextSkeleton lines={4} />
      );
    const note = banner ? (
      <>
        {texts.since} <RelativeTime at={banner.createdAt} />. {texts.whom}
      </>
    ) : (
      texts.noneYet
    );
    return <BannerPreview title={texts.inForce} banner={banner ?? noBanner} note={note} />;
  };
  return <Card as="div">{content()}</Card>;
}
