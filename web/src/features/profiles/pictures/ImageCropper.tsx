import { lazy, Suspense } from 'react';
import type { FilePreview } from '@/core/forms/files/useFilePreview';
import type { CropFrame } from './crop-frames';

// The cropper is loaded by those who have picked an image.
const CropDialog = lazy(() => import('./CropDialog'));

type Props = {
  /** null: there is nothing to crop. */
  image: FilePreview | null;
  frame: CropFrame;
  onClose: () => void;
  onCropped: (file: File) => void;
};

/** The dialog that crops the image, while there is one. */
export function ImageCropper({ image, ...props }: Props) {
  return (
    <Suspense fallback={null}>
      {image && <CropDialog key={image.url} image={image} {...props} />}
    </Suspense>
  );
}
