import { isNoSpace } from '../errors.ts';
import { disk } from '../program/disk.ts';
import { bytesText } from './amounts.ts';
import type { HealthCheck } from './check.ts';

/** With less room than so much of it, something is to be done: at once, or soon. */
const room = { bad: 0.5e9, attention: 3e9 } as const;

const makeRoom =
  'Make room: delete old archives and what else lies on the disk, or give the machine a larger one. Nothing can be saved on a full disk.';

/** Whether pictures and documents can be stored, and how much room is left. */
export const files: HealthCheck = {
  name: 'files',
  title: 'Files and disk',
  about: 'Whether pictures and documents can be stored, and how much room is left.',
  whenUnknown:
    'Look whether the store at MINIO_ENDPOINT runs and takes MINIO_ACCESS_KEY and MINIO_SECRET_KEY. Without it, pictures and documents can be neither shown nor stored.',
  degraded({ files: store }) {
    const state = store.state();
    return state === 'away' ? 'files' : state === 'full' && 'files full';
  },
  async measure({ files: store, config, db }) {
    const free = await disk.freeBytes(config.dataDir);
    const left = `${bytesText(free)} of the disk are left.`;
    const isFull = await store.check().then(
      () => false,
      (error: unknown) => {
        if (isNoSpace(error)) return true;
        throw error;
      },
    );
    const answers = config.minio ? `The store of files answers. ` : '';
    if (isFull || free < room.bad)
      return {
        state: 'bad',
        words: isFull
          ? `The disk of the files is full: ${left}`
          : `The disk is nearly full: ${left}`,
        advice: makeRoom,
      };
    // What a server keeps elsewhere does not fill this disk.
    const fills = !config.minio || db.kind === 'embedded';
    if (fills && free < room.attention)
      return { state: 'attention', words: `${answers}${left}`, advice: makeRoom };
    return { state: 'good', words: `${answers}${left}` };
  },
};
