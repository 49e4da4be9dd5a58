import { type ReactNode, useState } from 'react';
import type { CropFrame } from './crop-frames';
import { ImageCropper } from './ImageCropper';
import { type ImageRule, usePickedImage } from './usePickedImage';

type Props = {
  /** A toast says why another file is not taken. */
  rule: ImageRule;
  /** What the choice of a file is called. */
  label: string;
  frame: CropFrame;
  onCropped: (file: File) => void;
  /** What opens the choice. */
  children: (choose: () => void) => ReactNode;
};

/** An image is picked on this device and cut before anything else is done with it. */
export function CroppedImageInput({ rule, label, frame, onCropped, children }: Props) {
  const { image, pick, drop } = usePickedImage(rule);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {children(() => input?.click())}
      <input
        ref={setInput}
        type="file"
        hidden
        accept={rule.types.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) pick(file);
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      <ImageCropper
        image={image}
        frame={frame}
        onClose={drop}
        onCropped={(file) => {
          drop();
          onCropped(file);
        }}
      />
    </>
  );
}
