import { z } from 'zod';
import { requiredText } from '../text/text-rules.ts';
import { folderNameLength, folderTexts } from './bookmark-folders-texts.ts';

/** A folder of bookmarks, as it is sent. */
export const bookmarkFolder = z.object({
  name: requiredText(folderTexts.name, folderNameLength),
});
