-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- questions.answer
with
  "target" as materialized (
    select
      "q"."id"
    from
      "questions" as "q"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "location_norm",
          "tags_norm",
          "logo",
          "post_type",
          "experience_type",
          "interview_year",
          "one_liner",
          "offer_status",
          "package",
          "level",
          "campus_type",
          "hashtags",
          "created_at",
          "edited_at",
          "last_active_at",
          "useful",
          "views",
          "shares",
          "comments_count"
        from
          "posts"
        where
          "removed_at" is null
      ) as "p" on "p"."id" = "q"."post_id"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "author" on "author"."id" = "p"."user_id"
    where
      "q"."removed_at" is null
      and "author"."is_banned" = false
      and "q"."id" = $1::uuid
    for key share of
      "p"
  ),
  "a" as (
    insert into
      "answers" ("question_id", "id", "user_id", "content", "key", "created_at")
    select
      "target"."id" as "question_id",
      $2::uuid as "id",
      $3::uuid as "user_id",
      $4::text as "content",
      $5::text as "key",
      $6::timestamptz as "created_at"
    from
      "target"
    on conflict ("user_id", "key") do nothing
    returning
      *
  ),
  "question" as (
    update "questions"
    set
      "answers_count" = "questions"."answers_count" + 1
    from
      "a"
    where
      "questions"."id" = "a"."question_id"
    returning
      "questions"."post_id",
      "a"."user_id",
      "a"."created_at" as "at"
  ),
  "post" as (
    update "posts"
    set
      "last_active_at" = greatest("posts"."last_active_at", "comment"."at")
    from
      (
        select
          "post_id",
          "user_id",
          "at"
        from
          "question"
      ) as "comment"
    where
      "posts"."id" = "comment"."post_id"
    returning
      "posts"."id" as "post_id",
      "comment"."user_id",
      "comment"."at"
  ),
  "author" as (
    update "profiles"
    set
      "last_active_at" = greatest("profiles"."last_active_at", "active"."at")
    from
      (
        select
          "user_id",
          "at"
        from
          "post"
      ) as "active"
    where
      "profiles"."user_id" = "active"."user_id"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'questionAnswered' as "kind",
      "id" as "subject_id",
      "user_id" as "actor_id",
      "created_at" as "created_at"
    from
      "a"
  )
select
  "a"."id",
  "a"."question_id" as "questionId",
  "a"."content",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt",
  "a"."upvotes",
  "a"."downvotes",
  cast(null as int2) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  "question"."post_id" as "postId"
from
  "a"
  inner join "question" on true
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."user_id";

-- questions.answerById
select
  "q"."answers_count" as "answersCount",
  "a"."id",
  "a"."question_id" as "questionId",
  "a"."content",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt",
  "a"."upvotes",
  "a"."downvotes",
  (
    select
      "v"."sign"
    from
      "answer_votes" as "v"
    where
      "v"."answer_id" = "a"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "answers" as "a"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."user_id"
  inner join "questions" as "q" on "q"."id" = "a"."question_id"
where
  "a"."removed_at" is null
  and "q"."removed_at" is null
  and "a"."id" = $2::uuid;

-- questions.answerByKey
select
  "a"."id",
  "a"."question_id" as "questionId",
  "a"."content",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt",
  "a"."upvotes",
  "a"."downvotes",
  (
    select
      "v"."sign"
    from
      "answer_votes" as "v"
    where
      "v"."answer_id" = "a"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "answers" as "a"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."user_id"
where
  "a"."removed_at" is null
  and "a"."user_id" = $1::uuid
  and "a"."key" = $2::text;

-- questions.answers(3)
select
  cast("asked"."n" as integer) as "n",
  "a"."id",
  "a"."question_id" as "questionId",
  "a"."content",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt",
  "a"."upvotes",
  "a"."downvotes",
  (
    select
      "v"."sign"
    from
      "answer_votes" as "v"
    where
      "v"."answer_id" = "a"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  unnest($2::uuid[], $3::uuid[]) with ordinality as asked (id, after, n)
  inner join lateral (
    select
      *
    from
      "answers"
    where
      "question_id" = "asked"."id"
      and "removed_at" is null
      and "answers"."id" > "asked"."after"
    order by
      "answers"."id"
    limit
      4
  ) as "a" on true
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."user_id"
order by
  "a"."id";

-- questions.ask
with
  "q" as (
    insert into
      "questions" ("post_id", "id", "user_id", "content", "key", "created_at")
    select
      "p"."id" as "post_id",
      $1::uuid as "id",
      $2::uuid as "user_id",
      $3::text as "content",
      $4::text as "key",
      $5::timestamptz as "created_at"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "location_norm",
          "tags_norm",
          "logo",
          "post_type",
          "experience_type",
          "interview_year",
          "one_liner",
          "offer_status",
          "package",
          "level",
          "campus_type",
          "hashtags",
          "created_at",
          "edited_at",
          "last_active_at",
          "useful",
          "views",
          "shares",
          "comments_count"
        from
          "posts"
        where
          "removed_at" is null
      ) as "p"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "author" on "author"."id" = "p"."user_id"
    where
      "p"."id" = $6::uuid
      and "author"."is_banned" = false
    on conflict ("user_id", "key") do nothing
    returning
      *
  ),
  "post" as (
    update "posts"
    set
      "last_active_at" = greatest("posts"."last_active_at", "comment"."at"),
      "comments_count" = "posts"."comments_count" + 1
    from
      (
        select
          "post_id",
          "user_id",
          "created_at" as "at"
        from
          "q"
      ) as "comment"
    where
      "posts"."id" = "comment"."post_id"
    returning
      "posts"."id" as "post_id",
      "comment"."user_id",
      "comment"."at"
  ),
  "asker" as (
    update "profiles"
    set
      "last_active_at" = greatest("profiles"."last_active_at", "active"."at")
    from
      (
        select
          "user_id",
          "at"
        from
          "post"
      ) as "active"
    where
      "profiles"."user_id" = "active"."user_id"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'questionAsked' as "kind",
      "id" as "subject_id",
      "user_id" as "actor_id",
      "created_at" as "created_at"
    from
      "q"
  )
select
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  cast(null as int2) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "q"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "q"."user_id";

-- questions.byId
select
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  (
    select
      "v"."sign"
    from
      "question_votes" as "v"
    where
      "v"."question_id" = "q"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "questions" as "q"
  inner join (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "location_norm",
      "tags_norm",
      "logo",
      "post_type",
      "experience_type",
      "interview_year",
      "one_liner",
      "offer_status",
      "package",
      "level",
      "campus_type",
      "hashtags",
      "created_at",
      "edited_at",
      "last_active_at",
      "useful",
      "views",
      "shares",
      "comments_count"
    from
      "posts"
    where
      "removed_at" is null
  ) as "p" on "p"."id" = "q"."post_id"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "author" on "author"."id" = "p"."user_id"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "q"."user_id"
where
  "q"."removed_at" is null
  and "author"."is_banned" = false
  and "q"."id" = $2::uuid;

-- questions.byKey
select
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  (
    select
      "v"."sign"
    from
      "question_votes" as "v"
    where
      "v"."question_id" = "q"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "questions" as "q"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "q"."user_id"
where
  "q"."removed_at" is null
  and "q"."user_id" = $1::uuid
  and "q"."key" = $2::text;

-- questions.copyOfAnswerVotes
select
  "v"."answer_id" as "answerId",
  "v"."sign" as "sign"
from
  "answer_votes" as "v"
where
  "v"."user_id" = $1::uuid
  and "v"."sign" <> 0
order by
  "v"."answer_id";

-- questions.copyOfAnswers
select
  "a"."id" as "id",
  "a"."question_id" as "questionId",
  "a"."content" as "content",
  "a"."upvotes" as "upvotes",
  "a"."downvotes" as "downvotes",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt"
from
  "answers" as "a"
where
  "a"."user_id" = $1::uuid
order by
  "a"."id";

-- questions.copyOfQuestionVotes
select
  "v"."question_id" as "questionId",
  "v"."sign" as "sign"
from
  "question_votes" as "v"
where
  "v"."user_id" = $1::uuid
  and "v"."sign" <> 0
order by
  "v"."question_id";

-- questions.copyOfQuestions
select
  "q"."id" as "id",
  "q"."post_id" as "postId",
  "q"."content" as "content",
  "q"."upvotes" as "upvotes",
  "q"."downvotes" as "downvotes",
  "q"."answers_count" as "answersCount",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt"
from
  "questions" as "q"
where
  "q"."user_id" = $1::uuid
order by
  "q"."id";

-- questions.lastComment
select
  greatest(
    (
      select
        max("q"."created_at") as "at"
      from
        "questions" as "q"
      where
        "q"."post_id" = $1::uuid
        and "q"."removed_at" is null
    ),
    (
      select
        max("a"."created_at") as "at"
      from
        "answers" as "a"
        inner join "questions" as "q" on "q"."id" = "a"."question_id"
      where
        "a"."removed_at" is null
        and "q"."post_id" = $1::uuid
        and "q"."removed_at" is null
    )
  ) as "at";

-- questions.page(mostRecent, 20, false)
select
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  (
    select
      "v"."sign"
    from
      "question_votes" as "v"
    where
      "v"."question_id" = "q"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "questions" as "q"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "q"."user_id"
where
  "q"."removed_at" is null
  and "q"."post_id" = $2::uuid
order by
  "q"."id" desc
limit
  21;

-- questions.page(mostRelevant, 20, true)
select
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  (
    select
      "v"."sign"
    from
      "question_votes" as "v"
    where
      "v"."question_id" = "q"."id"
      and "v"."user_id" = $1::uuid
  ) as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "questions" as "q"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "q"."user_id"
where
  "q"."removed_at" is null
  and "q"."post_id" = $2::uuid
  and ("q"."score", "q"."id") < ($3::int8, $4::uuid)
order by
  "q"."score" desc,
  "q"."id" desc
limit
  21;

-- questions.placeOfAnswer
select
  "q"."id" as "questionId",
  "q"."post_id" as "postId"
from
  "answers" as "a"
  inner join "questions" as "q" on "q"."id" = "a"."question_id"
where
  "a"."id" = $1::uuid;

-- questions.placeOfQuestion
select
  "q"."id" as "questionId",
  "q"."post_id" as "postId"
from
  "questions" as "q"
where
  "q"."id" = $1::uuid;

-- questions.postOfAnswer
select
  "q"."post_id" as "postId",
  "q"."id" as "questionId"
from
  "questions" as "q"
  inner join (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "location_norm",
      "tags_norm",
      "logo",
      "post_type",
      "experience_type",
      "interview_year",
      "one_liner",
      "offer_status",
      "package",
      "level",
      "campus_type",
      "hashtags",
      "created_at",
      "edited_at",
      "last_active_at",
      "useful",
      "views",
      "shares",
      "comments_count"
    from
      "posts"
    where
      "removed_at" is null
  ) as "p" on "p"."id" = "q"."post_id"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "author" on "author"."id" = "p"."user_id"
  inner join "answers" as "a" on "a"."question_id" = "q"."id"
where
  "q"."removed_at" is null
  and "author"."is_banned" = false
  and "a"."id" = $1::uuid
  and "a"."removed_at" is null;

-- questions.postOfQuestion
select
  "q"."post_id" as "postId"
from
  "questions" as "q"
  inner join (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "location_norm",
      "tags_norm",
      "logo",
      "post_type",
      "experience_type",
      "interview_year",
      "one_liner",
      "offer_status",
      "package",
      "level",
      "campus_type",
      "hashtags",
      "created_at",
      "edited_at",
      "last_active_at",
      "useful",
      "views",
      "shares",
      "comments_count"
    from
      "posts"
    where
      "removed_at" is null
  ) as "p" on "p"."id" = "q"."post_id"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "author" on "author"."id" = "p"."user_id"
where
  "q"."removed_at" is null
  and "author"."is_banned" = false
  and "q"."id" = $1::uuid;

-- questions.postsCommentedOn
select distinct
  "q"."post_id" as "postId"
from
  "questions" as "q"
  left join "answers" as "a" on "a"."question_id" = "q"."id"
  and "a"."user_id" = $1::uuid
where
  (
    "q"."user_id" = $1::uuid
    or "a"."id" is not null
  )
order by
  "q"."post_id";

-- questions.voteOnAnswer
with
  "voted" as materialized (
    select
      *
    from
      vote_answer ($1::uuid, $2::uuid, $3::int4::int2, $4::uuid) as vote (is_own, post_id, sign, comment)
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'answerVoted' as "kind",
      $1::uuid as "subject_id",
      $2::uuid as "actor_id",
      $5::timestamptz as "created_at"
    from
      "voted"
    where
      "voted"."is_own" = false
  )
select
  "voted"."is_own" as "isOwn",
  "voted"."post_id" as "onPost",
  "a"."id",
  "a"."question_id" as "questionId",
  "a"."content",
  "a"."created_at" as "createdAt",
  "a"."edited_at" as "editedAt",
  "a"."upvotes",
  "a"."downvotes",
  "voted"."sign" as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "voted"
  inner join lateral (
    select
      (voted.comment).*
  ) as "a" on true
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = coalesce("a"."user_id", $2::uuid);

-- questions.voteOnQuestion
with
  "voted" as materialized (
    select
      *
    from
      vote_question ($1::uuid, $2::uuid, $3::int4::int2) as vote (is_own, post_id, sign, comment)
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'questionVoted' as "kind",
      $1::uuid as "subject_id",
      $2::uuid as "actor_id",
      $4::timestamptz as "created_at"
    from
      "voted"
    where
      "voted"."is_own" = false
  )
select
  "voted"."is_own" as "isOwn",
  "voted"."post_id" as "onPost",
  "q"."id",
  "q"."post_id" as "postId",
  "q"."content",
  "q"."created_at" as "createdAt",
  "q"."edited_at" as "editedAt",
  "q"."upvotes",
  "q"."downvotes",
  "q"."answers_count" as "answersCount",
  "voted"."sign" as "vote",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "voted"
  inner join lateral (
    select
      (voted.comment).*
  ) as "q" on true
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = coalesce("q"."user_id", $2::uuid);
