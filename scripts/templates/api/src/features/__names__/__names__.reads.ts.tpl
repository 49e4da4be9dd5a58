import { statement } from '../../core/db.ts';
import type { __Name__ } from './__name__.entity.ts';

const columns = 'id, user_id as "userId", title, created_at as "createdAt"';

export const __name__ById = statement<__Name__>('__name___by_id', `select ${columns} from __names__ where id = $1`);

/** Ids sort by time. A list that grows needs pages: see `core/paging.ts`. */
export const newest__Names__ = statement<__Name__>('__names___newest', `select ${columns} from __names__ where user_id = $1 order by id desc limit 100`);
