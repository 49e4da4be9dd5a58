import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { chatSql } from '../chat.sql.ts';

/** Files of conversations that nothing names. What a call uploads it names at its end. */
export const collectChatFiles = collectUnreferenced('chat.collect-files', {
  cron: '*/5 * * * *',
  purposes: ['chat'],
  olderThanMinutes: unfinishedMinutes,
  isReferenced(fileId) {
    const { db, eb } = chatSql;
    return chatSql.share(
      eb.or([
        eb.exists(db.selectFrom('messages as message').where('message.file_id', '=', fileId)),
        eb.exists(
          db
            .selectFrom('conversations as conversation')
            .where('conversation.picture_id', '=', fileId),
        ),
      ]),
    );
  },
});
