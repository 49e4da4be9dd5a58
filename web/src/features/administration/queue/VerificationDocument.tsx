import { verificationTexts } from '@schema/rules/account/verification-texts';
import { documentLabels } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import type { VerificationFieldsFragment } from '@/generated/documents';
import { ErrorState, PdfPages } from '@/ui';
import css from './queue.module.css';

/**
 * The document itself: a picture or the pages of a PDF. Both come from a signed address, which
 * ends.
 */
export function VerificationDocument({
  request: { fileUrl, contentType, documentType },
  owner,
  onReload,
}: {
  request: VerificationFieldsFragment;
  owner: string;
  /** Asks for the address anew. */
  onReload: () => void;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const label = `${documentLabels[documentType]} of ${owner}`;
  if (!fileUrl) return <p>The document was deleted, some time after the decision.</p>;
  if (failed === fileUrl)
    return (
      <ErrorState
        title={verificationTexts.documentFailed}
        onRetry={() => {
          setFailed(null);
          onReload();
        }}
      />
    );
  return (
    <div className={css.document} tabIndex={0} role="group" aria-label={label}>
      {contentType === 'application/pdf' ? (
        <PdfPages src={fileUrl} label={label} />
      ) : (
        <a href={fileUrl} target="_blank" rel="noopener noreferrer">
          <img
            src={fileUrl}
            alt={label}
            className={css.picture}
            onError={() => setFailed(fileUrl)}
          />
        </a>
      )}
    </div>
  );
}
