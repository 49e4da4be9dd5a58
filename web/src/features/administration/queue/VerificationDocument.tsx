import type { VerificationFieldsFragment } from '@/generated/documents';
import { PdfPages } from '@/ui';
import { documentLabels } from '@schema/rules/identity-texts';
import css from './queue.module.css';

/** The document itself: a picture or the pages of a PDF. Both come from a signed address. */
export function VerificationDocument({
  request: { fileUrl, contentType, documentType },
  owner,
}: {
  request: VerificationFieldsFragment;
  owner: string;
}) {
  const label = `${documentLabels[documentType]} of ${owner}`;
  if (!fileUrl) return <p>The document was deleted, some time after the decision.</p>;
  return (
    <div className={css.document} tabIndex={0} role="group" aria-label={label}>
      {contentType === 'application/pdf' ? (
        <PdfPages src={fileUrl} label={label} />
      ) : (
        <a href={fileUrl} target="_blank" rel="noopener noreferrer">
          <img src={fileUrl} alt={label} className={css.picture} />
        </a>
      )}
    </div>
  );
}
