import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { editTexts } from '@schema/rules/profiles/profiles-texts';
import type { FilePreview } from '@/core/forms/files/useFilePreview';
import { Button, DialogFoot, Modal } from '@/ui';
import classes from './CropDialog.module.css';
import type { CropFrame } from './crop-frames';
import { type Area, cropImage } from './crop-image';

type Props = {
  image: FilePreview;
  frame: CropFrame;
  onClose: () => void;
  onCropped: (file: File) => void;
};

const maxZoom = 4;
const zoomStep = 0.05;

/** How small a picture has to be for all of it to stand in a square, as a step of the slider. */
const wholeAt = (width: number, height: number): number => {
  const steps = Math.floor(Math.min(width, height) / Math.max(width, height) / zoomStep);
  return Math.max(1, steps) * zoomStep;
};

/**
 * Moves and zooms an image behind the frame of what is kept: by drag and pinch, by wheel, by arrow
 * keys and the slider.
 */
export default function CropDialog({ image, frame, onClose, onCropped }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [minZoom, setMinZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const sliderId = useId();
  const zoomTo = (next: number) => {
    setZoom(next);
    // Whole, it stands in the middle.
    if (minZoom < 1 && next < minZoom + zoomStep / 2) setPosition({ x: 0, y: 0 });
  };

  const crop = async () => {
    if (!area || isBusy) return;
    setBusy(true);
    try {
      onCropped(await cropImage(image, area, frame.maxWidth));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={frame.title} size="lg">
      <div className={classes.dialog}>
        {hasFailed ? (
          <p role="alert" className={classes.failed}>
            {editTexts.crop}
          </p>
        ) : (
          <div className={classes.stage}>
            <Cropper
              image={image.url}
              crop={position}
              zoom={zoom}
              minZoom={minZoom}
              maxZoom={maxZoom}
              restrictPosition={zoom >= 1}
              aspect={frame.aspect}
              cropShape={frame.isRound ? 'round' : 'rect'}
              objectFit={frame.aspect === 1 ? 'contain' : 'horizontal-cover'}
              showGrid={false}
              onCropChange={setPosition}
              onZoomChange={zoomTo}
              onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => {
                if (frame.fitsWhole) setMinZoom(wholeAt(width, height));
              }}
              onCropAreaChange={(_share, pixels) => setArea(pixels)}
              disableAutomaticStylesInjection
              mediaProps={{ onError: () => setFailed(true), alt: '' }}
              cropperProps={{
                role: 'group',
                'aria-label': 'The part that is kept; arrow keys move the picture',
              }}
            />
          </div>
        )}
        <div className={classes.zoom}>
          <label htmlFor={sliderId}>Zoom</label>
          <input
            id={sliderId}
            type="range"
            data-autofocus
            min={minZoom}
            max={maxZoom}
            step={zoomStep}
            value={zoom}
            disabled={hasFailed}
            aria-valuetext={`${zoom.toFixed(1)} times`}
            onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void crop()} loading={isBusy} disabled={hasFailed || !area}>
            Use picture
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
