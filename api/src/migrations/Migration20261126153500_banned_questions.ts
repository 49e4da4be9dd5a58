import { Migration } from '@mikro-orm/migrations';

const author =
  'join posts p on p.id = q.post_id join users b on b.id = p.user_id and not b.is_banned';
const shown = 'and p.removed_at is null and q.removed_at is null';
const asker = 'join users w on w.id = q.user_id and not w.is_banned';
const writer = 'join users v on v.id = a.user_id and not v.is_banned';

const questionParameters = 'voted uuid, voter uuid, vote smallint';
const answerParameters = 'voted uuid, voter uuid, vote smallint, of_question uuid';

/**
 * What banned people asked and answered is read, counted and voted on by nobody until the ban ends. The functions are
 * those of the migration `moderation` with other conditions.
 */
export class Migration20261126153500_banned_questions extends Migration {
  override name = 'Migration20261126153500_banned_questions';

  override up(): void | Promise<void> {
    this.votes(`${author} ${asker}`, writer);
    this.recount(
      'not exists (select from users w where w.id = q.user_id and w.is_banned)',
      'not exists (select from users w where w.id = a.user_id and w.is_banned)',
    );
  }

  override down(): void | Promise<void> {
    this.votes(author, '');
    this.recount('true', 'true');
  }

  private votes(readable: string, written: string): void {
    this.vote(
      'question',
      questionParameters,
      `select q.user_id = voter, q.post_id into own, on_post from questions q ${readable} where q.id = voted ${shown} for key share of p for no key update of q;`,
    );
    this.vote(
      'answer',
      answerParameters,
      `select a.user_id = voter, q.post_id into own, on_post from answers a ${written} join questions q on q.id = a.question_id ${readable}
    where a.id = voted and q.id = coalesce(of_question, q.id) ${shown} and a.removed_at is null for key share of p for no key update of a;`,
    );
  }

  /** Counts anew what banned people are part of. */
  private recount(asked: string, answered: string): void {
    this.addSql(
      `update questions t set answers_count = (select count(*) from answers a where a.question_id = t.id and a.removed_at is null and ${answered})
  where t.id in (select a.question_id from answers a join users w on w.id = a.user_id where w.is_banned);`,
    );
    this.addSql(
      `update posts t set comments_count = (select count(*) from questions q where q.post_id = t.id and q.removed_at is null and ${asked})
  where t.id in (select q.post_id from questions q join users w on w.id = q.user_id where w.is_banned);`,
    );
  }

  /** No row: there is nothing to vote on. One's own: a row that says so, and nothing changed. Else the row with its counts, and the vote as it stands. */
  private vote(kind: 'question' | 'answer', parameters: string, locked: string): void {
    this.addSql(`create or replace function vote_${kind}(${parameters}) returns table (own boolean, on_post uuid, sign smallint, said ${kind}s) language plpgsql rows 1 as $$
declare was smallint;
begin
  ${locked}
  if not found then return; end if;
  if not own then
    insert into ${kind}_votes as v (${kind}_id, user_id, sign) values (voted, voter, vote)
      on conflict (${kind}_id, user_id) do update set was = v.sign, sign = case when v.sign = excluded.sign then 0 else excluded.sign end
      returning v.sign, v.was into sign, was;
    update ${kind}s t set upvotes = t.upvotes + (sign = 1)::int - (was = 1)::int, downvotes = t.downvotes + (sign = -1)::int - (was = -1)::int
      where t.id = voted returning t.* into said;
  end if;
  return next;
end $$;`);
  }
}
