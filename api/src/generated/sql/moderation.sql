-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- moderation.answeredAppeal
select
  "c"."about_id" as "aboutId",
  "c"."subject_type" as "subjectType",
  "c"."excerpt",
  "c"."decision",
  "c"."appeal_outcome" as "outcome",
  "c"."appeal_answer" as "answer",
  "s"."id" as "banId"
from
  "report_cases" as "c"
  left join (
    select
      "id",
      "person_id",
      "kind",
      "reason",
      "until",
      "by_id",
      "lifted_at",
      "created_at",
      "case_id"
    from
      "sanctions"
  ) as "s" on "s"."case_id" = "c"."id"
  and "s"."kind" = 'ban'
  and "s"."lifted_at" is null
where
  "c"."id" = $1::uuid;

-- moderation.banCase
select
  "c"."id" as "caseId",
  "c"."about_id" as "aboutId"
from
  (
    select
      "id",
      "person_id",
      "kind",
      "reason",
      "until",
      "by_id",
      "lifted_at",
      "created_at",
      "case_id"
    from
      "sanctions"
  ) as "s"
  inner join "report_cases" as "c" on "c"."id" = "s"."case_id"
where
  "s"."id" = $1::uuid
  and "s"."kind" = 'ban';

-- moderation.blockedBy
select
  1 as "one"
from
  (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair"
where
  (
    "pair"."low_id" = least($1::uuid, $2::uuid)
    and "pair"."high_id" = greatest($1::uuid, $2::uuid)
  )
  and case
    when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
    else "pair"."blocked_by_high_at"
  end is not null;

-- moderation.caseById
select
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
  "c"."id",
  "c"."subject_type" as "subjectType",
  "c"."subject_id" as "subjectId",
  "c"."excerpt",
  "c"."link",
  "c"."reports_count" as "reportsCount",
  "c"."created_at" as "createdAt",
  "c"."hidden_at" as "hiddenAt",
  "c"."claimed_by_id" as "claimedById",
  "c"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "c"."decision",
  "c"."decision_reason" as "decisionReason",
  "c"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "c"."decided_at" as "decidedAt",
  "c"."appeal",
  "c"."appealed_at" as "appealedAt",
  "c"."appeal_outcome" as "appealOutcome",
  "c"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "c"."appeal_decided_at" as "appealDecidedAt",
  "c"."taken_back_at" as "takenBackAt",
  (
    select
      "r"."kind"
    from
      "removals" as "r"
    where
      "r"."subject_type" = "c"."subject_type"
      and "r"."subject_id" = "c"."subject_id"
      and "r"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "c"."id"
  ) as "reasons",
  exists (
    select
      "other"."id"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "c"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."about_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "c"."claimed_by_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "c"."decided_by_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "c"."appeal_decided_by_id"
where
  "c"."id" = $2::uuid
  and "c"."about_id" <> $1::uuid;

-- moderation.cases(newest, 20, true, open, true, true, true, true, true, true)
select
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
  "c"."id",
  "c"."subject_type" as "subjectType",
  "c"."subject_id" as "subjectId",
  "c"."excerpt",
  "c"."link",
  "c"."reports_count" as "reportsCount",
  "c"."created_at" as "createdAt",
  "c"."hidden_at" as "hiddenAt",
  "c"."claimed_by_id" as "claimedById",
  "c"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "c"."decision",
  "c"."decision_reason" as "decisionReason",
  "c"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "c"."decided_at" as "decidedAt",
  "c"."appeal",
  "c"."appealed_at" as "appealedAt",
  "c"."appeal_outcome" as "appealOutcome",
  "c"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "c"."appeal_decided_at" as "appealDecidedAt",
  "c"."taken_back_at" as "takenBackAt",
  (
    select
      "r"."kind"
    from
      "removals" as "r"
    where
      "r"."subject_type" = "c"."subject_type"
      and "r"."subject_id" = "c"."subject_id"
      and "r"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "c"."id"
  ) as "reasons",
  exists (
    select
      "other"."id"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "c"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."about_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "c"."claimed_by_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "c"."decided_by_id"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "c"."appeal_decided_by_id"
where
  (
    "c"."decided_at" is null
    and (
      "c"."claimed_until" is null
      or "c"."claimed_until" <= $2::timestamptz
    )
  )
  and (
    "c"."decided_at" is null
    or (
      "c"."appealed_at" is not null
      and "c"."appeal_outcome" is null
    )
  )
  and "c"."about_id" <> $1::uuid
  and "c"."subject_type" = $3::text
  and "c"."about_id" = $4::uuid
  and exists (
    select
      1 as "one"
    from
      "reports" as "report"
    where
      "report"."case_id" = "c"."id"
      and "report"."reason" = $5::text
  )
  and exists (
    select
      1 as "one"
    from
      "reports" as "report"
    where
      "report"."case_id" = "c"."id"
      and "report"."reporter_id" = $6::uuid
  )
  and (
    "c"."excerpt" ilike '%' || search_like ($7::text) || '%'
    or "u"."full_name" ilike '%' || search_like ($7::text) || '%'
  )
  and "c"."id" < $8::uuid
order by
  "c"."id" desc
limit
  21;

-- moderation.content(answer)
select
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
  "c"."id",
  "c"."title",
  "c"."text",
  "c"."link",
  "c"."post_id",
  "c"."profile_id",
  "c"."is_hidden",
  "c"."is_pinned",
  "c"."created_at",
  "c"."removed_at",
  'answer' as "type",
  "r"."id" as "removalId",
  "r"."kind",
  "r"."reason",
  "r"."created_at" as "removedAt",
  "by"."full_name" as "byName"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "p"."role" || ' at ' || "p"."company_name" as "title",
      '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
      "p"."company_norm" as "company",
      "c"."content" as "text",
      "c"."content" as "words",
      null::text as "packed",
      c.post_id as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned"
    from
      (
        select
          "q"."id",
          "q"."user_id",
          "q"."content",
          "q"."created_at",
          "q"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "q"
        union all
        select
          "a"."id",
          "a"."user_id",
          "a"."content",
          "a"."created_at",
          "a"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "a"
          inner join "questions" as "q" on "q"."id" = "a"."question_id"
      ) as "c"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "p" on "p"."id" = "c"."post_id"
    where
      "c"."kind" = 'answer'
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
  left join "removals" as "r" on "r"."subject_id" = "c"."id"
  and "r"."subject_type" = 'answer'
  and "r"."restored_at" is null
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "by" on "by"."id" = "r"."by_id"
where
  "c"."id" = $1::uuid;

-- moderation.content(gratitude)
select
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
  "c"."id",
  "c"."title",
  "c"."text",
  "c"."link",
  "c"."post_id",
  "c"."profile_id",
  "c"."is_hidden",
  "c"."is_pinned",
  "c"."created_at",
  "c"."removed_at",
  'gratitude' as "type",
  "r"."id" as "removalId",
  "r"."kind",
  "r"."reason",
  "r"."created_at" as "removedAt",
  "by"."full_name" as "byName"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      '/profile/' || "c"."profile_id" || '?tab=gratitudes#gratitude-' || "c"."id" as "link",
      '' as "title",
      '' as "company",
      "c"."text",
      "c"."text" as "words",
      null::text as "packed",
      null::uuid as "post_id",
      c.profile_id as "profile_id",
      false as "is_pinned",
      "c"."hidden_at" is not null as "is_hidden"
    from
      (
        select
          "id",
          "user_id",
          "profile_id",
          "text",
          "hidden_at",
          "created_at",
          "removed_at"
        from
          "gratitudes"
      ) as "c"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
  left join "removals" as "r" on "r"."subject_id" = "c"."id"
  and "r"."subject_type" = 'gratitude'
  and "r"."restored_at" is null
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "by" on "by"."id" = "r"."by_id"
where
  "c"."id" = $1::uuid;

-- moderation.content(job)
select
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
  "c"."id",
  "c"."title",
  "c"."text",
  "c"."link",
  "c"."post_id",
  "c"."profile_id",
  "c"."is_hidden",
  "c"."is_pinned",
  "c"."created_at",
  "c"."removed_at",
  'job' as "type",
  "r"."id" as "removalId",
  "r"."kind",
  "r"."reason",
  "r"."created_at" as "removedAt",
  "by"."full_name" as "byName"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "c"."role" || ' at ' || "c"."company_name" as "title",
      '/job/' || "c"."id" as "link",
      "c"."company_norm" as "company",
      '' as "text",
      "c"."words",
      null::text as "packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      "c"."is_pinned"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "is_pinned",
          "is_current",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "job_description",
            "application_link",
            "duration",
            "ctc",
            "experience",
            "specific_location",
            array_to_string("skills_required", ', ')
          ) as "words"
        from
          "job_openings"
      ) as "c"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
  left join "removals" as "r" on "r"."subject_id" = "c"."id"
  and "r"."subject_type" = 'job'
  and "r"."restored_at" is null
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "by" on "by"."id" = "r"."by_id"
where
  "c"."id" = $1::uuid;

-- moderation.content(post)
select
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
  "c"."id",
  "c"."title",
  "c"."text",
  "c"."link",
  "c"."post_id",
  "c"."profile_id",
  "c"."is_hidden",
  "c"."is_pinned",
  "c"."created_at",
  "c"."removed_at",
  'post' as "type",
  "r"."id" as "removalId",
  "r"."kind",
  "r"."reason",
  "r"."created_at" as "removedAt",
  "by"."full_name" as "byName"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "c"."role" || ' at ' || "c"."company_name" as "title",
      '/post/' || "c"."id" as "link",
      "c"."company_norm" as "company",
      "c"."words",
      "c"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      coalesce("c"."one_liner", '') as "text"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "c"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
  left join "removals" as "r" on "r"."subject_id" = "c"."id"
  and "r"."subject_type" = 'post'
  and "r"."restored_at" is null
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "by" on "by"."id" = "r"."by_id"
where
  "c"."id" = $1::uuid;

-- moderation.content(question)
select
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
  "c"."id",
  "c"."title",
  "c"."text",
  "c"."link",
  "c"."post_id",
  "c"."profile_id",
  "c"."is_hidden",
  "c"."is_pinned",
  "c"."created_at",
  "c"."removed_at",
  'question' as "type",
  "r"."id" as "removalId",
  "r"."kind",
  "r"."reason",
  "r"."created_at" as "removedAt",
  "by"."full_name" as "byName"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "p"."role" || ' at ' || "p"."company_name" as "title",
      '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
      "p"."company_norm" as "company",
      "c"."content" as "text",
      "c"."content" as "words",
      null::text as "packed",
      c.post_id as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned"
    from
      (
        select
          "q"."id",
          "q"."user_id",
          "q"."content",
          "q"."created_at",
          "q"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "q"
        union all
        select
          "a"."id",
          "a"."user_id",
          "a"."content",
          "a"."created_at",
          "a"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "a"
          inner join "questions" as "q" on "q"."id" = "a"."question_id"
      ) as "c"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "p" on "p"."id" = "c"."post_id"
    where
      "c"."kind" = 'question'
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
  left join "removals" as "r" on "r"."subject_id" = "c"."id"
  and "r"."subject_type" = 'question'
  and "r"."restored_at" is null
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "by" on "by"."id" = "r"."by_id"
where
  "c"."id" = $1::uuid;

-- moderation.contents(newest, 20, true, all, false, false, false, false, false, gratitudes)
select
  *
from
  (
    (
      (
        select
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
          "c"."id",
          "c"."title",
          "c"."text",
          "c"."link",
          "c"."post_id",
          "c"."profile_id",
          "c"."is_hidden",
          "c"."is_pinned",
          "c"."created_at",
          "c"."removed_at",
          'gratitude' as "type",
          "r"."id" as "removalId",
          "r"."kind",
          "r"."reason",
          "r"."created_at" as "removedAt",
          "by"."full_name" as "byName"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              '/profile/' || "c"."profile_id" || '?tab=gratitudes#gratitude-' || "c"."id" as "link",
              '' as "title",
              '' as "company",
              "c"."text",
              "c"."text" as "words",
              null::text as "packed",
              null::uuid as "post_id",
              c.profile_id as "profile_id",
              false as "is_pinned",
              "c"."hidden_at" is not null as "is_hidden"
            from
              (
                select
                  "id",
                  "user_id",
                  "profile_id",
                  "text",
                  "hidden_at",
                  "created_at",
                  "removed_at"
                from
                  "gratitudes"
              ) as "c"
          ) as "c"
          inner join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "u" on "u"."id" = "c"."user_id"
          left join "removals" as "r" on "r"."subject_id" = "c"."id"
          and "r"."subject_type" = 'gratitude'
          and "r"."restored_at" is null
          left join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "by" on "by"."id" = "r"."by_id"
        where
          (
            true
            and "c"."id" < $1::uuid
          )
        order by
          "c"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(newest, 20, true, all, false, false, false, false, false, jobs)
select
  *
from
  (
    (
      (
        select
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
          "c"."id",
          "c"."title",
          "c"."text",
          "c"."link",
          "c"."post_id",
          "c"."profile_id",
          "c"."is_hidden",
          "c"."is_pinned",
          "c"."created_at",
          "c"."removed_at",
          'job' as "type",
          "r"."id" as "removalId",
          "r"."kind",
          "r"."reason",
          "r"."created_at" as "removedAt",
          "by"."full_name" as "byName"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "c"."role" || ' at ' || "c"."company_name" as "title",
              '/job/' || "c"."id" as "link",
              "c"."company_norm" as "company",
              '' as "text",
              "c"."words",
              null::text as "packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              "c"."is_pinned"
            from
              (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "is_pinned",
                  "is_current",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "job_description",
                    "application_link",
                    "duration",
                    "ctc",
                    "experience",
                    "specific_location",
                    array_to_string("skills_required", ', ')
                  ) as "words"
                from
                  "job_openings"
              ) as "c"
          ) as "c"
          inner join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "u" on "u"."id" = "c"."user_id"
          left join "removals" as "r" on "r"."subject_id" = "c"."id"
          and "r"."subject_type" = 'job'
          and "r"."restored_at" is null
          left join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "by" on "by"."id" = "r"."by_id"
        where
          (
            true
            and "c"."id" < $1::uuid
          )
        order by
          "c"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(newest, 20, true, all, false, false, false, false, false, posts)
select
  *
from
  (
    (
      (
        select
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
          "c"."id",
          "c"."title",
          "c"."text",
          "c"."link",
          "c"."post_id",
          "c"."profile_id",
          "c"."is_hidden",
          "c"."is_pinned",
          "c"."created_at",
          "c"."removed_at",
          'post' as "type",
          "r"."id" as "removalId",
          "r"."kind",
          "r"."reason",
          "r"."created_at" as "removedAt",
          "by"."full_name" as "byName"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "c"."role" || ' at ' || "c"."company_name" as "title",
              '/post/' || "c"."id" as "link",
              "c"."company_norm" as "company",
              "c"."words",
              "c"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("c"."one_liner", '') as "text"
            from
              (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
                from
                  "posts"
              ) as "c"
          ) as "c"
          inner join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "u" on "u"."id" = "c"."user_id"
          left join "removals" as "r" on "r"."subject_id" = "c"."id"
          and "r"."subject_type" = 'post'
          and "r"."restored_at" is null
          left join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "by" on "by"."id" = "r"."by_id"
        where
          (
            true
            and "c"."id" < $1::uuid
          )
        order by
          "c"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(newest, 20, true, hidden, true, false, false, false, false, comments)
select
  *
from
  (
    (
      (
        select
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
          "c"."id",
          "c"."title",
          "c"."text",
          "c"."link",
          "c"."post_id",
          "c"."profile_id",
          "c"."is_hidden",
          "c"."is_pinned",
          "c"."created_at",
          "c"."removed_at",
          'question' as "type",
          "r"."id" as "removalId",
          "r"."kind",
          "r"."reason",
          "r"."created_at" as "removedAt",
          "by"."full_name" as "byName"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "p"."role" || ' at ' || "p"."company_name" as "title",
              '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
              "p"."company_norm" as "company",
              "c"."content" as "text",
              "c"."content" as "words",
              null::text as "packed",
              c.post_id as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned"
            from
              (
                select
                  "q"."id",
                  "q"."user_id",
                  "q"."content",
                  "q"."created_at",
                  "q"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "q"
                union all
                select
                  "a"."id",
                  "a"."user_id",
                  "a"."content",
                  "a"."created_at",
                  "a"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "a"
                  inner join "questions" as "q" on "q"."id" = "a"."question_id"
              ) as "c"
              inner join (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
                from
                  "posts"
              ) as "p" on "p"."id" = "c"."post_id"
            where
              "c"."kind" = 'question'
          ) as "c"
          inner join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "u" on "u"."id" = "c"."user_id"
          left join "removals" as "r" on "r"."subject_id" = "c"."id"
          and "r"."subject_type" = 'question'
          and "r"."restored_at" is null
          left join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "by" on "by"."id" = "r"."by_id"
        where
          (
            (
              "c"."removed_at" is not null
              and "r"."kind" = 'hide'
            )
            and (
              "c"."title" ilike '%' || search_like ($1::text) || '%'
              or "u"."full_name" ilike '%' || search_like ($1::text) || '%'
              or (
                (
                  c.packed is null
                  or "c"."packed" ilike '%' || search_like (substr(to_jsonb($1::text)::text, 2, length(to_jsonb($1::text)::text) - 2)) || '%'
                )
                and "c"."words" ilike '%' || search_like ($1::text) || '%'
              )
            )
            and "c"."id" < $2::uuid
          )
        order by
          "c"."id" desc
        limit
          21
      )
    )
    union all
    (
      (
        select
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
          "c"."id",
          "c"."title",
          "c"."text",
          "c"."link",
          "c"."post_id",
          "c"."profile_id",
          "c"."is_hidden",
          "c"."is_pinned",
          "c"."created_at",
          "c"."removed_at",
          'answer' as "type",
          "r"."id" as "removalId",
          "r"."kind",
          "r"."reason",
          "r"."created_at" as "removedAt",
          "by"."full_name" as "byName"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "p"."role" || ' at ' || "p"."company_name" as "title",
              '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
              "p"."company_norm" as "company",
              "c"."content" as "text",
              "c"."content" as "words",
              null::text as "packed",
              c.post_id as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned"
            from
              (
                select
                  "q"."id",
                  "q"."user_id",
                  "q"."content",
                  "q"."created_at",
                  "q"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "q"
                union all
                select
                  "a"."id",
                  "a"."user_id",
                  "a"."content",
                  "a"."created_at",
                  "a"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "a"
                  inner join "questions" as "q" on "q"."id" = "a"."question_id"
              ) as "c"
              inner join (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
                from
                  "posts"
              ) as "p" on "p"."id" = "c"."post_id"
            where
              "c"."kind" = 'answer'
          ) as "c"
          inner join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "u" on "u"."id" = "c"."user_id"
          left join "removals" as "r" on "r"."subject_id" = "c"."id"
          and "r"."subject_type" = 'answer'
          and "r"."restored_at" is null
          left join (
            select
              "id",
              "full_name",
              "email",
              "role",
              "roles",
              "is_verified",
              "verified_at",
              "verified_by",
              "verification_ended_at",
              "has_second_factor",
              "is_profile_complete",
              "is_admin",
              "is_super_admin",
              "is_banned",
              "banned_until",
              "muted_until",
              "degree_type",
              "stream",
              "specialisation",
              "year_of_graduation",
              "college",
              "picture_id",
              "institute_email",
              "work",
              "created_at"
            from
              "users"
          ) as "by" on "by"."id" = "r"."by_id"
        where
          (
            (
              "c"."removed_at" is not null
              and "r"."kind" = 'hide'
            )
            and (
              "c"."title" ilike '%' || search_like ($1::text) || '%'
              or "u"."full_name" ilike '%' || search_like ($1::text) || '%'
              or (
                (
                  c.packed is null
                  or "c"."packed" ilike '%' || search_like (substr(to_jsonb($1::text)::text, 2, length(to_jsonb($1::text)::text) - 2)) || '%'
                )
                and "c"."words" ilike '%' || search_like ($1::text) || '%'
              )
            )
            and "c"."id" < $2::uuid
          )
        order by
          "c"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.copyOfDecisions
select
  "c"."subject_type" as "subjectType",
  "c"."subject_id" as "subjectId",
  "c"."excerpt" as "excerpt",
  "c"."words" as "words",
  "c"."decision" as "decision",
  "c"."decision_reason" as "decisionReason",
  "c"."decided_at" as "decidedAt",
  "c"."appeal" as "appeal",
  "c"."appealed_at" as "appealedAt",
  "c"."appeal_outcome" as "appealOutcome",
  "c"."appeal_answer" as "appealAnswer",
  "c"."appeal_decided_at" as "appealDecidedAt",
  "c"."taken_back_at" as "takenBackAt"
from
  "report_cases" as "c"
where
  "c"."about_id" = $1::uuid
  and "c"."decided_at" is not null
  and "c"."decision" <> 'nothing'
order by
  "c"."id";

-- moderation.copyOfRemovals
select
  "r"."subject_type" as "subjectType",
  "r"."subject_id" as "subjectId",
  "r"."excerpt" as "excerpt",
  "r"."kind" as "kind",
  "r"."reason" as "reason",
  "r"."created_at" as "createdAt",
  "r"."restored_at" as "restoredAt"
from
  "removals" as "r"
where
  "r"."author_id" = $1::uuid
order by
  "r"."id";

-- moderation.copyOfReports
select
  "c"."subject_type" as "subjectType",
  "c"."subject_id" as "subjectId",
  "r"."reason" as "reason",
  "r"."note" as "note",
  "r"."created_at" as "createdAt"
from
  "reports" as "r"
  inner join "report_cases" as "c" on "c"."id" = "r"."case_id"
where
  "r"."reporter_id" = $1::uuid
order by
  "r"."id";

-- moderation.dueRemovals
select
  "r"."id"
from
  "removals" as "r"
where
  "r"."kind" = 'delete'
  and "r"."restored_at" is null
  and "r"."purged_at" is null
  and "r"."created_at" < $1::timestamptz
  and not exists (
    select
      "c"."id"
    from
      "report_cases" as "c"
    where
      "c"."subject_id" = "r"."subject_id"
      and "c"."subject_type" = "r"."subject_type"
      and "c"."appealed_at" is not null
      and "c"."appeal_outcome" is null
  )
order by
  "r"."id"
limit
  50;

-- moderation.goesWith
select
  "g"."id"
from
  (
    select
      "id",
      "user_id",
      "profile_id",
      "text",
      "hidden_at",
      "created_at",
      "removed_at"
    from
      "gratitudes"
  ) as "g"
where
  "g"."profile_id" = $1::uuid
union all
select
  "c"."id"
from
  (
    select
      "q"."id",
      "q"."user_id",
      "q"."content",
      "q"."created_at",
      "q"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "q"
    union all
    select
      "a"."id",
      "a"."user_id",
      "a"."content",
      "a"."created_at",
      "a"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "a"
      inner join "questions" as "q" on "q"."id" = "a"."question_id"
  ) as "c"
  inner join (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "one_liner",
      "created_at",
      "removed_at",
      concat_ws(
        chr(10),
        "one_liner",
        "preparation_time",
        "preparation_tips",
        "topics_weightage",
        "final_notes",
        array_to_string("material_links", chr(10)),
        "resume_link",
        array_to_string("hashtags", ' '),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      cast(
        to_jsonb(
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' ')
          )
        ) as text
      ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
    from
      "posts"
  ) as "p" on "p"."id" = "c"."post_id"
where
  "p"."user_id" = $1::uuid
union all
select
  "a"."id"
from
  (
    select
      "q"."id",
      "q"."user_id",
      "q"."content",
      "q"."created_at",
      "q"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "q"
    union all
    select
      "a"."id",
      "a"."user_id",
      "a"."content",
      "a"."created_at",
      "a"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "a"
      inner join "questions" as "q" on "q"."id" = "a"."question_id"
  ) as "a"
  inner join (
    select
      "q"."id",
      "q"."user_id",
      "q"."content",
      "q"."created_at",
      "q"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "q"
    union all
    select
      "a"."id",
      "a"."user_id",
      "a"."content",
      "a"."created_at",
      "a"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "a"
      inner join "questions" as "q" on "q"."id" = "a"."question_id"
  ) as "q" on "q"."id" = "a"."question_id"
where
  "q"."user_id" = $1::uuid;

-- moderation.ofPeople
select
  "person"."id",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "report_cases" as "c"
    where
      "c"."about_id" = "person"."id"
  ) as "about",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "reports" as "report"
    where
      "report"."reporter_id" = "person"."id"
  ) as "by",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "reports" as "report"
      inner join "report_cases" as "c" on "c"."id" = "report"."case_id"
    where
      "report"."reporter_id" = "person"."id"
      and "c"."decision" = 'nothing'
  ) as "dismissed"
from
  unnest($1::uuid[]) as person (id);

-- moderation.otherJudge
select
  exists (
    select
      "other"."id"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> $2::uuid
  ) as "hasOtherJudge";

-- moderation.ownCase
select
  "c"."id",
  "c"."subject_type" as "subjectType",
  "c"."excerpt",
  "c"."decision",
  "c"."decision_reason" as "reason",
  "c"."decided_at" as "decidedAt",
  "c"."hidden_at" as "hiddenAt",
  "c"."created_at" as "createdAt",
  "c"."appeal",
  "c"."appealed_at" as "appealedAt",
  "c"."appeal_outcome" as "appealOutcome",
  "c"."appeal_answer" as "appealAnswer",
  "c"."taken_back_at" as "takenBackAt",
  "r"."id" as "removalId"
from
  "report_cases" as "c"
  left join "removals" as "r" on "r"."subject_id" = "c"."subject_id"
  and "r"."subject_type" = "c"."subject_type"
  and "r"."restored_at" is null
where
  (
    "c"."decision" <> 'nothing'
    or (
      "c"."decision" is null
      and "c"."hidden_at" is not null
    )
  )
  and "c"."about_id" = $1::uuid
  and "c"."id" = $2::uuid;

-- moderation.ownCases(20, true)
select
  "c"."id",
  "c"."subject_type" as "subjectType",
  "c"."excerpt",
  "c"."decision",
  "c"."decision_reason" as "reason",
  "c"."decided_at" as "decidedAt",
  "c"."hidden_at" as "hiddenAt",
  "c"."created_at" as "createdAt",
  "c"."appeal",
  "c"."appealed_at" as "appealedAt",
  "c"."appeal_outcome" as "appealOutcome",
  "c"."appeal_answer" as "appealAnswer",
  "c"."taken_back_at" as "takenBackAt",
  "r"."id" as "removalId"
from
  "report_cases" as "c"
  left join "removals" as "r" on "r"."subject_id" = "c"."subject_id"
  and "r"."subject_type" = "c"."subject_type"
  and "r"."restored_at" is null
where
  (
    "c"."decision" <> 'nothing'
    or (
      "c"."decision" is null
      and "c"."hidden_at" is not null
    )
  )
  and "c"."about_id" = $1::uuid
  and "c"."id" < $2::uuid
order by
  "c"."id" desc
limit
  21;

-- moderation.ownReports(20, true)
select
  "r"."id",
  "r"."reason",
  "r"."note",
  "r"."excerpt",
  "r"."created_at" as "createdAt",
  "c"."subject_type" as "subjectType",
  "c"."decision",
  "c"."decided_at" as "decidedAt"
from
  "reports" as "r"
  inner join "report_cases" as "c" on "c"."id" = "r"."case_id"
where
  "r"."reporter_id" = $1::uuid
  and "r"."id" < $2::uuid
order by
  "r"."id" desc
limit
  21;

-- moderation.readableComment
select
  "c"."id"
from
  (
    select
      "q"."id",
      "q"."user_id",
      "q"."content",
      "q"."created_at",
      "q"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "q"
    union all
    select
      "a"."id",
      "a"."user_id",
      "a"."content",
      "a"."created_at",
      "a"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "a"
      inner join "questions" as "q" on "q"."id" = "a"."question_id"
  ) as "c"
  inner join (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "one_liner",
      "created_at",
      "removed_at",
      concat_ws(
        chr(10),
        "one_liner",
        "preparation_time",
        "preparation_tips",
        "topics_weightage",
        "final_notes",
        array_to_string("material_links", chr(10)),
        "resume_link",
        array_to_string("hashtags", ' '),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      cast(
        to_jsonb(
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' ')
          )
        ) as text
      ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
    from
      "posts"
  ) as "p" on "p"."id" = "c"."post_id"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "author" on "author"."id" = "p"."user_id"
  inner join (
    select
      "q"."id",
      "q"."user_id",
      "q"."content",
      "q"."created_at",
      "q"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "q"
    union all
    select
      "a"."id",
      "a"."user_id",
      "a"."content",
      "a"."created_at",
      "a"."removed_at",
      "q"."post_id",
      "q"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "a"
      inner join "questions" as "q" on "q"."id" = "a"."question_id"
  ) as "q" on "q"."id" = "c"."question_id"
where
  "c"."id" = $1::uuid
  and "p"."removed_at" is null
  and "author"."is_banned" = false
  and (
    "c"."kind" = 'question'
    or "q"."removed_at" is null
  );

-- moderation.readableGratitude
select
  "c"."id"
from
  (
    select
      "id",
      "user_id",
      "profile_id",
      "text",
      "hidden_at",
      "created_at",
      "removed_at"
    from
      "gratitudes"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
where
  "c"."id" = $1::uuid
  and "u"."is_banned" = false
  and (
    "c"."hidden_at" is null
    or "c"."profile_id" = $2::uuid
  )
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "c"."profile_id"
      and (
        "full"."user_id" = $2::uuid
        or (
          "full"."is_listed" = true
          and (
            $3::boolean
            or (
              (
                "full"."visibility" <> 'connections'
                or exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("full"."user_id", $2::uuid)
                      and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                    )
                    and "pair"."status" = 'connected'
                )
              )
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("full"."user_id", $2::uuid)
                    and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
            )
          )
        )
      )
  );

-- moderation.readableJob
select
  "c"."id"
from
  (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "is_pinned",
      "is_current",
      "created_at",
      "removed_at",
      concat_ws(
        chr(10),
        "job_description",
        "application_link",
        "duration",
        "ctc",
        "experience",
        "specific_location",
        array_to_string("skills_required", ', ')
      ) as "words"
    from
      "job_openings"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
where
  "c"."id" = $1::uuid
  and "u"."is_banned" = false;

-- moderation.readablePost
select
  "c"."id"
from
  (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "one_liner",
      "created_at",
      "removed_at",
      concat_ws(
        chr(10),
        "one_liner",
        "preparation_time",
        "preparation_tips",
        "topics_weightage",
        "final_notes",
        array_to_string("material_links", chr(10)),
        "resume_link",
        array_to_string("hashtags", ' '),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      cast(
        to_jsonb(
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' ')
          )
        ) as text
      ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
    from
      "posts"
  ) as "c"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "c"."user_id"
where
  "c"."id" = $1::uuid
  and "u"."is_banned" = false;

-- moderation.removalById
select
  "author_id" as "authorId",
  "subject_type" as "subjectType",
  "excerpt",
  "created_at" as "createdAt",
  "restored_at" as "restoredAt"
from
  "removals"
where
  "id" = $1::uuid;

-- moderation.removedOf
select
  "subject_type" as "type",
  cast(count(*) as integer) as "count"
from
  "removals"
where
  "author_id" = $1::uuid
  and "restored_at" is null
  and "purged_at" is null
group by
  "subject_type";

-- moderation.reportsOfCase
select
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
  "r"."id",
  "r"."reason",
  "r"."note",
  "r"."created_at" as "createdAt"
from
  "reports" as "r"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "r"."reporter_id"
where
  "r"."case_id" = $1::uuid
order by
  "r"."id" desc
limit
  100;

-- moderation.subject(answer)
select
  "c"."user_id" as "authorId",
  "c"."title",
  "c"."words",
  "c"."link",
  "c"."removed_at" as "removedAt"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "p"."role" || ' at ' || "p"."company_name" as "title",
      '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
      "p"."company_norm" as "company",
      "c"."content" as "text",
      "c"."content" as "words",
      null::text as "packed",
      c.post_id as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned"
    from
      (
        select
          "q"."id",
          "q"."user_id",
          "q"."content",
          "q"."created_at",
          "q"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "q"
        union all
        select
          "a"."id",
          "a"."user_id",
          "a"."content",
          "a"."created_at",
          "a"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "a"
          inner join "questions" as "q" on "q"."id" = "a"."question_id"
      ) as "c"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "p" on "p"."id" = "c"."post_id"
    where
      "c"."kind" = 'answer'
  ) as "c"
where
  "c"."id" = $1::uuid;

-- moderation.subject(gratitude)
select
  "c"."user_id" as "authorId",
  "c"."title",
  "c"."words",
  "c"."link",
  "c"."removed_at" as "removedAt"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      '/profile/' || "c"."profile_id" || '?tab=gratitudes#gratitude-' || "c"."id" as "link",
      '' as "title",
      '' as "company",
      "c"."text",
      "c"."text" as "words",
      null::text as "packed",
      null::uuid as "post_id",
      c.profile_id as "profile_id",
      false as "is_pinned",
      "c"."hidden_at" is not null as "is_hidden"
    from
      (
        select
          "id",
          "user_id",
          "profile_id",
          "text",
          "hidden_at",
          "created_at",
          "removed_at"
        from
          "gratitudes"
      ) as "c"
  ) as "c"
where
  "c"."id" = $1::uuid;

-- moderation.subject(job)
select
  "c"."user_id" as "authorId",
  "c"."title",
  "c"."words",
  "c"."link",
  "c"."removed_at" as "removedAt"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "c"."role" || ' at ' || "c"."company_name" as "title",
      '/job/' || "c"."id" as "link",
      "c"."company_norm" as "company",
      '' as "text",
      "c"."words",
      null::text as "packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      "c"."is_pinned"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "is_pinned",
          "is_current",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "job_description",
            "application_link",
            "duration",
            "ctc",
            "experience",
            "specific_location",
            array_to_string("skills_required", ', ')
          ) as "words"
        from
          "job_openings"
      ) as "c"
  ) as "c"
where
  "c"."id" = $1::uuid;

-- moderation.subject(post)
select
  "c"."user_id" as "authorId",
  "c"."title",
  "c"."words",
  "c"."link",
  "c"."removed_at" as "removedAt"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "c"."role" || ' at ' || "c"."company_name" as "title",
      '/post/' || "c"."id" as "link",
      "c"."company_norm" as "company",
      "c"."words",
      "c"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      coalesce("c"."one_liner", '') as "text"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "c"
  ) as "c"
where
  "c"."id" = $1::uuid;

-- moderation.subject(question)
select
  "c"."user_id" as "authorId",
  "c"."title",
  "c"."words",
  "c"."link",
  "c"."removed_at" as "removedAt"
from
  (
    select
      "c"."id",
      "c"."user_id",
      "c"."created_at",
      "c"."removed_at",
      "p"."role" || ' at ' || "p"."company_name" as "title",
      '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
      "p"."company_norm" as "company",
      "c"."content" as "text",
      "c"."content" as "words",
      null::text as "packed",
      c.post_id as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned"
    from
      (
        select
          "q"."id",
          "q"."user_id",
          "q"."content",
          "q"."created_at",
          "q"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "q"
        union all
        select
          "a"."id",
          "a"."user_id",
          "a"."content",
          "a"."created_at",
          "a"."removed_at",
          "q"."post_id",
          "q"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "a"
          inner join "questions" as "q" on "q"."id" = "a"."question_id"
      ) as "c"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "one_liner",
            "preparation_time",
            "preparation_tips",
            "topics_weightage",
            "final_notes",
            array_to_string("material_links", chr(10)),
            "resume_link",
            array_to_string("hashtags", ' '),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          cast(
            to_jsonb(
              concat_ws(
                chr(10),
                "one_liner",
                "preparation_time",
                "preparation_tips",
                "topics_weightage",
                "final_notes",
                array_to_string("material_links", chr(10)),
                "resume_link",
                array_to_string("hashtags", ' ')
              )
            ) as text
          ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
        from
          "posts"
      ) as "p" on "p"."id" = "c"."post_id"
    where
      "c"."kind" = 'question'
  ) as "c"
where
  "c"."id" = $1::uuid;

-- moderation.takenDown
select
  "c"."about_id" as "aboutId",
  "c"."subject_type" as "subjectType",
  "c"."excerpt",
  "c"."decision_reason" as "reason"
from
  "report_cases" as "c"
where
  "c"."id" = $1::uuid;

-- moderation.waiting
select
  cast(count(*) as integer) as "count"
from
  "report_cases"
where
  (
    "decided_at" is null
    or (
      "appealed_at" is not null
      and "appeal_outcome" is null
    )
  )
  and "about_id" <> $1::uuid;

-- moderation.wordsOfCases
select
  "report_case"."id",
  "report_case"."words",
  "report_case"."excerpt"
from
  "report_cases" as "report_case"
where
  "report_case"."id" = any ($1::uuid[]);
