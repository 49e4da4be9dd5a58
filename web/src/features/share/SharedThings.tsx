import { shareTexts } from '@schema/rules/device/share-texts';
import { LinkedText } from '@/core/address/LinkedText';
import type { SharedHere } from '@/core/share/kept-share';
import { Card } from '@/ui';
import classes from './Share.module.css';
import { SharedFile } from './SharedFile';

/** What was shared, and what of it could not be taken. */
export function SharedThings({ shared }: { shared: SharedHere }) {
  const { link, words, files, leftOut } = shared;
  return (
    <Card as="section" aria-label={shareTexts.what} className={classes.things}>
      {words && <p className={classes.words}>{words}</p>}
      {link && (
        <p className={classes.link}>
          <LinkedText text={link} />
        </p>
      )}
      {files.length > 0 && (
        <ul role="list" aria-label={shareTexts.files} className={classes.files}>
          {files.map(({ file, places }, index) => (
            <SharedFile key={index} file={file} places={places} />
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <ul role="list" aria-label={shareTexts.leftOut} className={classes.leftOut}>
          {leftOut.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
