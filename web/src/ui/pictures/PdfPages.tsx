import { uiTexts } from '@schema/rules/ui-texts.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/Button.ts';
import css from './PdfPages.module.css';

type Props = {
  src: string;
  /** What the document is, for screen readers. */
  label: string;
  /** Pages that are drawn; longer documents are opened in a tab of their own. */
  most?: number;
  /** Stands beside the link to a tab of its own, such as a button that downloads it. */
  beside?: ReactNode;
  /** Gets a new address, for another try: those of files are valid for minutes. */
  onRenew?: () => void;
};

/** Pages are drawn at this width, in pixels: sharp on a phone, and to read on a desk. */
const drawnWidth = 1400;

/** Draws one page into a canvas. */
async function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const page = await document.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: drawnWidth / width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}

function PdfPage({
  document,
  number,
  label,
}: {
  document: PDFDocumentProxy;
  number: number;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void draw(document, number, canvas.current).catch(() => undefined);
  }, [document, number]);
  return <canvas ref={canvas} className={css.page} role="img" aria-label={label} />;
}

/**
 * The pages of a PDF below one another, drawn in the page itself. The code for it is loaded with
 * the first one.
 */
export function PdfPages({ src, label, most = 10, beside, onRenew }: Props) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    let opened: PDFDocumentProxy | undefined;
    const load = async () => {
      const [pdf, worker] = await Promise.all([
        import('pdfjs-dist'),
        import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
      ]);
      pdf.GlobalWorkerOptions.workerSrc = worker.default;
      // Programs inside of a document are never run. What is odd about one is nobody's news, as
      // long as it is drawn.
      const { ERRORS: verbosity } = pdf.VerbosityLevel;
      opened = await pdf.getDocument({ url: src, enableXfa: false, verbosity }).promise;
      if (isGone) void opened.loadingTask.destroy();
      else setDocument(opened);
    };
    load().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      setDocument(undefined);
      setFailed(false);
      void opened?.loadingTask.destroy();
    };
  }, [src, tries]);
  const open = (
    <span className={css.ways}>
      <a href={src} target="_blank" rel="noopener noreferrer">
        {uiTexts.openDocument}
      </a>
      {beside}
    </span>
  );
  if (failed)
    return (
      <div role="alert">
        <p>{uiTexts.documentFailed}</p>
        <Button
          size="sm"
          variant="light"
          onClick={() => {
            setTries(tries + 1);
            onRenew?.();
          }}
        >
          {uiTexts.retry}
        </Button>{' '}
        {open}
      </div>
    );
  if (!document)
    return <div className={css.waiting} role="status" aria-label={`Loading ${label}`} />;
  const shown = Math.min(document.numPages, most);
  return (
    <div className={css.pages}>
      {Array.from({ length: shown }, (_one, index) => (
        <PdfPage
          key={index}
          document={document}
          number={index + 1}
          label={`${label}, page ${index + 1} of ${document.numPages}`}
        />
      ))}
      {open}
    </div>
  );
}
