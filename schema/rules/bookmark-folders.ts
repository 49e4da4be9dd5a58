import { z } from 'zod';
import { folderNameLength, folderTexts } from './bookmark-folders-texts.ts';
import { requiredText } from './text-rules.ts';

/** A folder of bookmarks, as it is sent. */
export const bookmarkFolder = z.object({
  name: requiredText(folderTexts.name, folderNameLength),
});
