-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- questions.answer
with
  "target" as materialized (
    select
      "question"."id",
      "post"."user_id" = $1::uuid as "by_author"
    from
      "questions" as "question"
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
          "is_level_told",
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
      ) as "post" on "post"."id" = "question"."post_id"
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
      ) as "author" on "author"."id" = "post"."user_id"
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
      ) as "asker" on "asker"."id" = "question"."user_id"
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
      ) as "writer" on "writer"."id" = $1::uuid
    where
      "question"."removed_at" is null
      and "author"."is_banned" = false
      and "asker"."is_banned" = false
      and "writer"."is_banned" = false
      and "question"."id" = $2::uuid
    for key share of
      "post",
      "writer"
  ),
  "answer" as (
    insert into
      "answers" ("question_id", "by_author", "id", "user_id", "content", "key", "created_at")
    select
      "target"."id" as "question_id",
      "target"."by_author",
      $3::uuid as "id",
      $1::uuid as "user_id",
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
      "answer"
    where
      "questions"."id" = "answer"."question_id"
    returning
      "questions"."post_id",
      "answer"."user_id",
      "answer"."created_at" as "at"
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
      "answer"
  )
select
  "answer"."id",
  "answer"."question_id" as "questionId",
  "answer"."content",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt",
  "answer"."upvotes",
  "answer"."downvotes",
  "answer"."standing",
  answer.accepted_at is not null as "isAccepted",
  cast(null as int2) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "question"."post_id" as "postId"
from
  "answer"
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
  ) as "person" on "person"."id" = "answer"."user_id";

-- questions.answerById
select
  "question"."answers_count" as "answersCount",
  "answer"."id",
  "answer"."question_id" as "questionId",
  "answer"."content",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt",
  "answer"."upvotes",
  "answer"."downvotes",
  "answer"."standing",
  answer.accepted_at is not null as "isAccepted",
  (
    select
      "vote"."sign"
    from
      "answer_votes" as "vote"
    where
      "vote"."answer_id" = "answer"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "answers" as "answer"
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
  ) as "person" on "person"."id" = "answer"."user_id"
  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
  ) as "asker" on "asker"."id" = "question"."user_id"
where
  "answer"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."removed_at" is null
  and "asker"."is_banned" = false
  and "answer"."id" = $2::uuid;

-- questions.answerByKey
select
  "answer"."id",
  "answer"."question_id" as "questionId",
  "answer"."content",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt",
  "answer"."upvotes",
  "answer"."downvotes",
  "answer"."standing",
  answer.accepted_at is not null as "isAccepted",
  (
    select
      "vote"."sign"
    from
      "answer_votes" as "vote"
    where
      "vote"."answer_id" = "answer"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "answers" as "answer"
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
  ) as "person" on "person"."id" = "answer"."user_id"
where
  "answer"."removed_at" is null
  and "person"."is_banned" = false
  and "answer"."user_id" = $1::uuid
  and "answer"."key" = $2::text;

-- questions.answerLink
select
  "link"."user_id" as "userId",
  "link"."question_id" as "questionId",
  "link"."expires_at" as "expiresAt",
  "link"."used_at" as "usedAt"
from
  "answer_links" as "link"
where
  "link"."hash" = $1::text;

-- questions.answers(3)
select
  cast("asked"."position" as integer) as "position",
  "answer"."id",
  "answer"."question_id" as "questionId",
  "answer"."content",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt",
  "answer"."upvotes",
  "answer"."downvotes",
  "answer"."standing",
  answer.accepted_at is not null as "isAccepted",
  (
    select
      "vote"."sign"
    from
      "answer_votes" as "vote"
    where
      "vote"."answer_id" = "answer"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  unnest($2::uuid[], $3::int4[], $4::uuid[]) with ordinality as asked (id, standing, after, position)
  inner join lateral (
    select
      "answers".*
    from
      "answers"
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
      ) as "writer" on "writer"."id" = "answers"."user_id"
    where
      "writer"."is_banned" = false
      and "question_id" = "asked"."id"
      and "removed_at" is null
      and ("answers"."standing", "answers"."id") > ("asked"."standing", "asked"."after")
    order by
      "answers"."standing",
      "answers"."id"
    limit
      4
  ) as "answer" on true
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
  ) as "person" on "person"."id" = "answer"."user_id"
order by
  "answer"."standing",
  "answer"."id";

-- questions.ask
with
  "question" as (
    insert into
      "questions" ("post_id", "id", "user_id", "content", "key", "created_at")
    select
      "post"."id" as "post_id",
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
          "is_level_told",
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
      ) as "post"
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
      ) as "author" on "author"."id" = "post"."user_id"
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
      ) as "asker" on "asker"."id" = $2::uuid
    where
      "post"."id" = $6::uuid
      and "author"."is_banned" = false
      and "asker"."is_banned" = false
    for key share of
      "asker"
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
          "question"
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
      "question"
  )
select
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  cast(null as int2) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "question"
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
  ) as "person" on "person"."id" = "question"."user_id";

-- questions.byId
select
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
      "is_level_told",
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
  ) as "post" on "post"."id" = "question"."post_id"
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
  ) as "author" on "author"."id" = "post"."user_id"
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
  ) as "asker" on "asker"."id" = "question"."user_id"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "author"."is_banned" = false
  and "asker"."is_banned" = false
  and "question"."id" = $2::uuid;

-- questions.byKey
select
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."user_id" = $1::uuid
  and "question"."key" = $2::text;

-- questions.copyOfAnswerVotes
select
  "vote"."answer_id" as "answerId",
  "vote"."sign" as "sign"
from
  "answer_votes" as "vote"
where
  "vote"."user_id" = $1::uuid
  and "vote"."sign" <> 0
order by
  "vote"."answer_id";

-- questions.copyOfAnswers
select
  "answer"."id" as "id",
  "answer"."question_id" as "questionId",
  "answer"."content" as "content",
  "answer"."upvotes" as "upvotes",
  "answer"."downvotes" as "downvotes",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt"
from
  "answers" as "answer"
where
  "answer"."user_id" = $1::uuid
order by
  "answer"."id";

-- questions.copyOfQuestionVotes
select
  "vote"."question_id" as "questionId",
  "vote"."sign" as "sign"
from
  "question_votes" as "vote"
where
  "vote"."user_id" = $1::uuid
  and "vote"."sign" <> 0
order by
  "vote"."question_id";

-- questions.copyOfQuestions
select
  "question"."id" as "id",
  "question"."post_id" as "postId",
  "question"."content" as "content",
  "question"."upvotes" as "upvotes",
  "question"."downvotes" as "downvotes",
  "question"."answers_count" as "answersCount",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt"
from
  "questions" as "question"
where
  "question"."user_id" = $1::uuid
order by
  "question"."id";

-- questions.like
select
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  (
    select
      "question".*
    from
      "questions" as "question"
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
          "is_level_told",
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
      ) as "post" on "post"."id" = "question"."post_id"
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
      ) as "author" on "author"."id" = "post"."user_id"
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
      ) as "asker" on "asker"."id" = "question"."user_id"
    where
      "question"."removed_at" is null
      and "author"."is_banned" = false
      and "asker"."is_banned" = false
      and "question"."post_id" = $2::uuid
    order by
      "question"."id" desc
    limit
      500
  ) as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  similarity (search_norm (left(question.content, 300)), search_norm ($3::text)) >= 0.35
order by
  similarity (search_norm (left(question.content, 300)), search_norm ($3::text)) desc,
  "question"."id"
limit
  3;

-- questions.page(20, mostRecent, false, false)
select
  "question"."score",
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."post_id" = $2::uuid
order by
  "question"."id" desc
limit
  21;

-- questions.page(20, mostRecent, true, false)
select
  "question"."score",
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."post_id" = $2::uuid
  and ("question"."id") < ($3::uuid)
order by
  "question"."id" desc
limit
  21;

-- questions.page(20, mostRecent, true, true)
select
  "question"."score",
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."post_id" = $2::uuid
  and "question"."answers_count" = 0
  and ("question"."id") < ($3::uuid)
order by
  "question"."id" desc
limit
  21;

-- questions.page(20, mostRelevant, true, false)
select
  "question"."score",
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  (
    select
      "vote"."sign"
    from
      "question_votes" as "vote"
    where
      "vote"."question_id" = "question"."id"
      and "vote"."user_id" = $1::uuid
  ) as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "person"."is_banned" = false
  and "question"."post_id" = $2::uuid
  and ("question"."score", "question"."id") < ($3::int8, $4::uuid)
order by
  "question"."score" desc,
  "question"."id" desc
limit
  21;

-- questions.placeOfAnswer
select
  "question"."id" as "questionId",
  "question"."post_id" as "postId"
from
  "answers" as "answer"
  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
where
  "answer"."id" = $1::uuid;

-- questions.placeOfQuestion
select
  "question"."id" as "questionId",
  "question"."post_id" as "postId"
from
  "questions" as "question"
where
  "question"."id" = $1::uuid;

-- questions.postOfAnswer
select
  "question"."post_id" as "postId",
  "question"."id" as "questionId",
  "question"."user_id" as "askerId",
  "post"."user_id" as "authorId"
from
  "questions" as "question"
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
      "is_level_told",
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
  ) as "post" on "post"."id" = "question"."post_id"
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
  ) as "author" on "author"."id" = "post"."user_id"
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
  ) as "asker" on "asker"."id" = "question"."user_id"
  inner join "answers" as "answer" on "answer"."question_id" = "question"."id"
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
  ) as "writer" on "writer"."id" = "answer"."user_id"
where
  "question"."removed_at" is null
  and "author"."is_banned" = false
  and "asker"."is_banned" = false
  and "answer"."id" = $1::uuid
  and "answer"."removed_at" is null
  and "writer"."is_banned" = false;

-- questions.postOfQuestion
select
  "question"."post_id" as "postId"
from
  "questions" as "question"
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
      "is_level_told",
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
  ) as "post" on "post"."id" = "question"."post_id"
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
  ) as "author" on "author"."id" = "post"."user_id"
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
  ) as "asker" on "asker"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "author"."is_banned" = false
  and "asker"."is_banned" = false
  and "question"."id" = $1::uuid;

-- questions.postsCommentedOn
select distinct
  "question"."post_id" as "postId"
from
  "questions" as "question"
  left join "answers" as "answer" on "answer"."question_id" = "question"."id"
  and "answer"."user_id" = $1::uuid
where
  (
    "question"."user_id" = $1::uuid
    or "answer"."id" is not null
  )
order by
  "question"."post_id";

-- questions.questionOfLink
select
  "question"."id",
  "question"."content",
  "question"."created_at" as "createdAt",
  "post"."id" as "postId",
  "post"."company_name" as "companyName",
  "post"."role",
  exists (
    select
      "own"."id"
    from
      "answers" as "own"
    where
      "own"."question_id" = "question"."id"
      and "own"."user_id" = $1::uuid
  ) as "isAnswered",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "questions" as "question"
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
      "is_level_told",
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
  ) as "post" on "post"."id" = "question"."post_id"
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
  ) as "author" on "author"."id" = "post"."user_id"
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
  ) as "asker" on "asker"."id" = "question"."user_id"
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
  ) as "person" on "person"."id" = "question"."user_id"
where
  "question"."removed_at" is null
  and "author"."is_banned" = false
  and "asker"."is_banned" = false
  and "question"."id" = $2::uuid
  and "post"."user_id" = $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("question"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("question"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- questions.shownAnswersOf
select
  "answer"."question_id" as "questionId",
  cast(count(*) as integer) as "count"
from
  "answers" as "answer"
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
  ) as "person" on "person"."id" = "answer"."user_id"
where
  "answer"."removed_at" is null
  and "person"."is_banned" = false
  and "answer"."question_id" = any ($1::uuid[])
group by
  "answer"."question_id";

-- questions.shownComments
select
  (
    select
      cast(count(*) as integer) as "count"
    from
      "questions" as "question"
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
      ) as "person" on "person"."id" = "question"."user_id"
    where
      "question"."removed_at" is null
      and "person"."is_banned" = false
      and "question"."post_id" = $1::uuid
  ) as "questions",
  greatest(
    (
      select
        max("question"."created_at") as "at"
      from
        "questions" as "question"
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
        ) as "person" on "person"."id" = "question"."user_id"
      where
        "question"."removed_at" is null
        and "person"."is_banned" = false
        and "question"."post_id" = $1::uuid
    ),
    (
      select
        max("answer"."created_at") as "at"
      from
        "answers" as "answer"
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
        ) as "person" on "person"."id" = "answer"."user_id"
        inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
        ) as "asker" on "asker"."id" = "question"."user_id"
      where
        "answer"."removed_at" is null
        and "person"."is_banned" = false
        and "question"."post_id" = $1::uuid
        and "question"."removed_at" is null
        and "asker"."is_banned" = false
    )
  ) as "at";

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
  "answer"."id",
  "answer"."question_id" as "questionId",
  "answer"."content",
  "answer"."created_at" as "createdAt",
  "answer"."edited_at" as "editedAt",
  "answer"."upvotes",
  "answer"."downvotes",
  "answer"."standing",
  answer.accepted_at is not null as "isAccepted",
  "voted"."sign" as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "voted"
  inner join lateral (
    select
      (voted.comment).*
  ) as "answer" on true
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
  ) as "person" on "person"."id" = coalesce("answer"."user_id", $2::uuid);

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
  "question"."id",
  "question"."post_id" as "postId",
  "question"."content",
  "question"."created_at" as "createdAt",
  "question"."edited_at" as "editedAt",
  "question"."upvotes",
  "question"."downvotes",
  "question"."answers_count" as "answersCount",
  "voted"."sign" as "vote",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "voted"
  inner join lateral (
    select
      (voted.comment).*
  ) as "question" on true
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
  ) as "person" on "person"."id" = coalesce("question"."user_id", $2::uuid);
