import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button, DialogFoot, Modal } from '@/ui';
import { editTexts } from '@schema/rules/profiles-texts';
import { type Area, cropped } from '../../crop';
import type { Chosen, Cut } from '../../useChosen';
import classes from './CropDialog.module.css';

type Props = { chosen: Chosen; cut: Cut; onClose: () => void; onCropped: (file: File) => void };

const maxZoom = 4;
const zoomStep = 0.05;

/** Moves and zooms a picture behind the frame that will be kept: by drag and pinch, by wheel, by arrow keys and the slider. */
export default function CropDialog({ chosen, cut, onClose, onCropped }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const slider = useId();

  const use = async () => {
    if (!area || busy) return;
    setBusy(true);
    try {
      onCropped(await cropped(chosen.url, chosen.name, area, cut.maxWidth));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={cut.title} size="lg">
      <div className={classes.dialog}>
        {failed ? (
          <p role="alert" className={classes.failed}>
            {editTexts.crop}
          </p>
        ) : (
          <div className={classes.stage}>
            <Cropper
              image={chosen.url}
              crop={crop}
              zoom={zoom}
              maxZoom={maxZoom}
              aspect={cut.aspect}
              cropShape={cut.isRound ? 'round' : 'rect'}
              objectFit={cut.isRound ? 'contain' : 'horizontal-cover'}
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
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
          <label htmlFor={slider}>Zoom</label>
          <input
            id={slider}
            type="range"
            data-autofocus
            min={1}
            max={maxZoom}
            step={zoomStep}
            value={zoom}
            disabled={failed}
            aria-valuetext={`${zoom.toFixed(1)} times`}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void use()} loading={busy} disabled={failed || !area}>
            Use picture
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
