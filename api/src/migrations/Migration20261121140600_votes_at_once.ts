import { Migration } from '@mikro-orm/migrations';

const readable =
  'join posts p on p.id = q.post_id join users b on b.id = p.user_id and not b.is_banned';

/**
 * A vote in one call. Each statement of a volatile function sees what was committed before it begins, which a single
 * statement that waited for its lock does not: whoever votes second sees the vote and the counts of the first.
 */
export class Migration20261121140600_votes_at_once extends Migration {
  override name = 'Migration20261121140600_votes_at_once';

  override up(): void | Promise<void> {
    this.vote(
      'question',
      'voted uuid, voter uuid, vote smallint',
      `select q.user_id = voter, q.post_id into own, on_post from questions q ${readable} where q.id = voted for key share of p for no key update of q;`,
    );
    this.vote(
      'answer',
      'voted uuid, voter uuid, vote smallint, of_question uuid',
      `select a.user_id = voter, q.post_id into own, on_post from answers a join questions q on q.id = a.question_id ${readable}
    where a.id = voted and q.id = coalesce(of_question, q.id) for key share of p for no key update of a;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop function vote_question, vote_answer;');
  }

  /** No row: there is nothing to vote on. One's own: a row that says so, and nothing changed. Else the row with its counts, and the vote as it stands. */
  private vote(kind: 'question' | 'answer', parameters: string, locked: string): void {
    this.addSql(`create function vote_${kind}(${parameters}) returns table (own boolean, on_post uuid, sign smallint, said ${kind}s) language plpgsql rows 1 as $$
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
