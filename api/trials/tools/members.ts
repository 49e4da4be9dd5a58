import type { OwnPostgres } from './postgres.ts';
import { admin } from './product.ts';

/** How a member signs in. @param number from 0 */
export const memberOf = (number: number): typeof admin => ({
  email: `member${number}@trial.example`,
  password: admin.password,
});

/** Adds members: the administrator again and again, under other addresses. */
export async function addMembers(postgres: OwnPostgres, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await postgres.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', '${memberOf(number).email}', 'is_admin', false, 'is_super_admin', false))).* from users u where email = '${admin.email}'`,
    );
}
