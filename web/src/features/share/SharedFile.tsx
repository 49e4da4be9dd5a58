import type { SharePlace } from '@schema/rules/device/share';
import { shareTexts } from '@schema/rules/device/share-texts';
import { fileSize } from '@schema/rules/text/display';
import { IconFileText } from '@tabler/icons-react';
import classes from './Share.module.css';

/** Shows a picture of this device for as long as it is drawn. */
function draw(image: HTMLImageElement, picture: File): () => void {
  const url = URL.createObjectURL(picture);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}

type Props = { file: File; places: readonly SharePlace[] };

/** A file that was shared, and where it goes when that is one place alone. */
export function SharedFile({ file, places }: Props) {
  const [only, other] = places;
  return (
    <li className={classes.file}>
      {file.type.startsWith('image/') ? (
        <img
          alt=""
          className={classes.picture}
          ref={(image) => (image ? draw(image, file) : undefined)}
        />
      ) : (
        <IconFileText size={32} stroke={1.5} aria-hidden />
      )}
      <span className={classes.about}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.detail}>
          {fileSize(file.size)}
          {only && !other && ` · ${shareTexts.only[only]}`}
        </span>
      </span>
    </li>
  );
}
