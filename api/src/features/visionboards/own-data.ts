import type { OwnData } from '../../core/own-data.ts';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { VisionItemEntity } from './vision-item.entity.ts';

const visionboardsSql = roomSql<Tables<typeof VisionItemEntity>>('visionboards');

/** The person's vision board. */
export const visionboardsOwnData: OwnData = {
  visionBoard: visionboardsSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('vision_items as item')
      .where('item.user_id', '=', userId)
      .orderBy('item.place')
      .select(
        columnsOf('item', [
          'id',
          'place',
          ...peoplesWords(VisionItemEntity),
          'pictureId',
          'createdAt',
        ]),
      ),
  ),
};
