import { CardSkeleton, VisuallyHidden } from '@/ui';
import { landingTexts, previewCount } from '../texts.ts';
import css from './SearchResults.module.css';

/** The shape of the two lists of results: nothing moves when they arrive. */
export function ResultsSkeleton() {
  return (
    <div className={css.lists} aria-busy="true">
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      {[landingTexts.posts, landingTexts.profiles].map((heading) => (
        <div key={heading} className={css.list}>
          <h3 className={css.heading}>{heading}</h3>
          <div className={css.cards}>
            {Array.from({ length: previewCount }, (_, i) => (
              <CardSkeleton key={i} lines={4} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
