import type { Expression } from 'kysely';
import type { App } from '../../core/context.ts';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import type { Profile } from '../profiles/index.ts';
import type { VisionItemEntity } from './vision-item.entity.ts';
import type { VisionBoard } from './visionboards.types.ts';

const visionboardsSql = roomSql<Tables<typeof VisionItemEntity>>('visionboards');

/** Whether an item of a vision board shows a stored file. */
export const isOnBoard = (fileId: Expression<string>) =>
  visionboardsSql.share(
    truth(
      visionboardsSql.eb.exists(
        visionboardsSql.db.selectFrom('vision_items as item').where('item.picture_id', '=', fileId),
      ),
    ),
  );

const itemsOfBoard = visionboardsSql.statement('items', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('vision_items')
    .where('user_id', '=', userId)
    .orderBy('place')
    .orderBy('id')
    .select(['id', 'title', 'description', 'image_url as imageUrl', 'picture_id as pictureId']),
);

/** A person's board, in the order they gave it; empty for those who are shown the card only. */
export async function visionBoardOf(
  { app }: { app: App },
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
): Promise<VisionBoard> {
  return { id, items: isWhole ? await app.db.query(itemsOfBoard, { userId: id }) : [] };
}
