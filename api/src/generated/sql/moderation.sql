-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- moderation.accountName
select
  "account"."full_name" as "fullName"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."id" = $1::uuid;

-- moderation.answeredAppeal
select
  "report_case"."about_id" as "aboutId",
  "report_case"."subject_type" as "subjectType",
  "report_case"."excerpt",
  "report_case"."decision",
  "report_case"."appeal_outcome" as "outcome",
  "report_case"."appeal_answer" as "answer",
  "sanction"."id" as "banId"
from
  "report_cases" as "report_case"
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
  ) as "sanction" on "sanction"."case_id" = "report_case"."id"
  and "sanction"."kind" = 'ban'
  and "sanction"."lifted_at" is null
where
  "report_case"."id" = $1::uuid;

-- moderation.banCase
select
  "report_case"."id" as "caseId",
  "report_case"."about_id" as "aboutId"
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
  ) as "sanction"
  inner join "report_cases" as "report_case" on "report_case"."id" = "sanction"."case_id"
where
  "sanction"."id" = $1::uuid
  and "sanction"."kind" = 'ban';

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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt",
  "report_case"."link",
  "report_case"."reports_count" as "reportsCount",
  "report_case"."created_at" as "createdAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."claimed_by_id" as "claimedById",
  "report_case"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "report_case"."decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt",
  (
    select
      "removal"."kind"
    from
      "removals" as "removal"
    where
      "removal"."subject_type" = "report_case"."subject_type"
      and "removal"."subject_id" = "report_case"."subject_id"
      and "removal"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "report_case"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "report_case"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report_case"."about_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
where
  "report_case"."id" = $2::uuid
  and "report_case"."about_id" <> $1::uuid;

-- moderation.cases(20, newest, false, false, false, false, false, false, false, false)
select
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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt",
  "report_case"."link",
  "report_case"."reports_count" as "reportsCount",
  "report_case"."created_at" as "createdAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."claimed_by_id" as "claimedById",
  "report_case"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "report_case"."decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt",
  (
    select
      "removal"."kind"
    from
      "removals" as "removal"
    where
      "removal"."subject_type" = "report_case"."subject_type"
      and "removal"."subject_id" = "report_case"."subject_id"
      and "removal"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "report_case"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "report_case"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report_case"."about_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
where
  "report_case"."about_id" <> $1::uuid
order by
  "report_case"."id" desc
limit
  21;

-- moderation.cases(20, newest, true, false, false, false, false, false, false, false)
select
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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt",
  "report_case"."link",
  "report_case"."reports_count" as "reportsCount",
  "report_case"."created_at" as "createdAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."claimed_by_id" as "claimedById",
  "report_case"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "report_case"."decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt",
  (
    select
      "removal"."kind"
    from
      "removals" as "removal"
    where
      "removal"."subject_type" = "report_case"."subject_type"
      and "removal"."subject_id" = "report_case"."subject_id"
      and "removal"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "report_case"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "report_case"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report_case"."about_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
where
  "report_case"."about_id" <> $1::uuid
  and ("report_case"."id") < ($2::uuid)
order by
  "report_case"."id" desc
limit
  21;

-- moderation.cases(20, newest, true, open, true, true, true, true, true, true)
select
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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt",
  "report_case"."link",
  "report_case"."reports_count" as "reportsCount",
  "report_case"."created_at" as "createdAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."claimed_by_id" as "claimedById",
  "report_case"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "report_case"."decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt",
  (
    select
      "removal"."kind"
    from
      "removals" as "removal"
    where
      "removal"."subject_type" = "report_case"."subject_type"
      and "removal"."subject_id" = "report_case"."subject_id"
      and "removal"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "report_case"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "report_case"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report_case"."about_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
where
  "report_case"."about_id" <> $1::uuid
  and (
    "report_case"."decided_at" is null
    and (
      "report_case"."claimed_until" is null
      or "report_case"."claimed_until" <= $2::timestamptz
    )
  )
  and (
    "report_case"."decided_at" is null
    or (
      "report_case"."appealed_at" is not null
      and "report_case"."appeal_outcome" is null
    )
  )
  and "report_case"."subject_type" = $3::text
  and exists (
    select
      1 as "one"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
      and "report"."reason" = $4::text
  )
  and (
    "report_case"."excerpt" ilike '%' || search_like ($5::text) || '%'
    or "person"."full_name" ilike '%' || search_like ($5::text) || '%'
  )
  and "report_case"."about_id" = $6::uuid
  and exists (
    select
      1 as "one"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
      and "report"."reporter_id" = $7::uuid
  )
  and ("report_case"."id") < ($8::uuid)
order by
  "report_case"."id" desc
limit
  21;

-- moderation.cases(20, oldest, true, false, false, false, false, false, false, false)
select
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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt",
  "report_case"."link",
  "report_case"."reports_count" as "reportsCount",
  "report_case"."created_at" as "createdAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."claimed_by_id" as "claimedById",
  "report_case"."claimed_until" as "claimedUntil",
  "claimer"."full_name" as "claimedByName",
  "report_case"."decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_by_id" as "decidedById",
  "decider"."full_name" as "decidedByName",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "judge"."full_name" as "appealDecidedByName",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt",
  (
    select
      "removal"."kind"
    from
      "removals" as "removal"
    where
      "removal"."subject_type" = "report_case"."subject_type"
      and "removal"."subject_id" = "report_case"."subject_id"
      and "removal"."restored_at" is null
  ) as "removal",
  (
    select
      coalesce(array_agg(distinct report.reason), '{}') as "reasons"
    from
      "reports" as "report"
    where
      "report"."case_id" = "report_case"."id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "other"
    where
      "other"."is_super_admin" = true
      and "other"."is_banned" = false
      and "other"."id" <> $1::uuid
      and "other"."id" <> "report_case"."about_id"
  ) as "hasOtherJudge"
from
  "report_cases" as "report_case"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report_case"."about_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
where
  "report_case"."about_id" <> $1::uuid
  and ("report_case"."id") > ($2::uuid)
order by
  "report_case"."id" asc
limit
  21;

-- moderation.casesCount(false, false, false, false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
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
      "report_case"."id",
      "report_case"."subject_type" as "subjectType",
      "report_case"."subject_id" as "subjectId",
      "report_case"."excerpt",
      "report_case"."link",
      "report_case"."reports_count" as "reportsCount",
      "report_case"."created_at" as "createdAt",
      "report_case"."hidden_at" as "hiddenAt",
      "report_case"."claimed_by_id" as "claimedById",
      "report_case"."claimed_until" as "claimedUntil",
      "claimer"."full_name" as "claimedByName",
      "report_case"."decision",
      "report_case"."decision_reason" as "decisionReason",
      "report_case"."decided_by_id" as "decidedById",
      "decider"."full_name" as "decidedByName",
      "report_case"."decided_at" as "decidedAt",
      "report_case"."appeal",
      "report_case"."appealed_at" as "appealedAt",
      "report_case"."appeal_outcome" as "appealOutcome",
      "report_case"."appeal_answer" as "appealAnswer",
      "judge"."full_name" as "appealDecidedByName",
      "report_case"."appeal_decided_at" as "appealDecidedAt",
      "report_case"."taken_back_at" as "takenBackAt",
      (
        select
          "removal"."kind"
        from
          "removals" as "removal"
        where
          "removal"."subject_type" = "report_case"."subject_type"
          and "removal"."subject_id" = "report_case"."subject_id"
          and "removal"."restored_at" is null
      ) as "removal",
      (
        select
          coalesce(array_agg(distinct report.reason), '{}') as "reasons"
        from
          "reports" as "report"
        where
          "report"."case_id" = "report_case"."id"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "other"
        where
          "other"."is_super_admin" = true
          and "other"."is_banned" = false
          and "other"."id" <> $1::uuid
          and "other"."id" <> "report_case"."about_id"
      ) as "hasOtherJudge"
    from
      "report_cases" as "report_case"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "person" on "person"."id" = "report_case"."about_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
    where
      "report_case"."about_id" <> $1::uuid
    limit
      1001
  ) as "counted";

-- moderation.casesCount(open, true, true, true, true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
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
      "report_case"."id",
      "report_case"."subject_type" as "subjectType",
      "report_case"."subject_id" as "subjectId",
      "report_case"."excerpt",
      "report_case"."link",
      "report_case"."reports_count" as "reportsCount",
      "report_case"."created_at" as "createdAt",
      "report_case"."hidden_at" as "hiddenAt",
      "report_case"."claimed_by_id" as "claimedById",
      "report_case"."claimed_until" as "claimedUntil",
      "claimer"."full_name" as "claimedByName",
      "report_case"."decision",
      "report_case"."decision_reason" as "decisionReason",
      "report_case"."decided_by_id" as "decidedById",
      "decider"."full_name" as "decidedByName",
      "report_case"."decided_at" as "decidedAt",
      "report_case"."appeal",
      "report_case"."appealed_at" as "appealedAt",
      "report_case"."appeal_outcome" as "appealOutcome",
      "report_case"."appeal_answer" as "appealAnswer",
      "judge"."full_name" as "appealDecidedByName",
      "report_case"."appeal_decided_at" as "appealDecidedAt",
      "report_case"."taken_back_at" as "takenBackAt",
      (
        select
          "removal"."kind"
        from
          "removals" as "removal"
        where
          "removal"."subject_type" = "report_case"."subject_type"
          and "removal"."subject_id" = "report_case"."subject_id"
          and "removal"."restored_at" is null
      ) as "removal",
      (
        select
          coalesce(array_agg(distinct report.reason), '{}') as "reasons"
        from
          "reports" as "report"
        where
          "report"."case_id" = "report_case"."id"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "other"
        where
          "other"."is_super_admin" = true
          and "other"."is_banned" = false
          and "other"."id" <> $1::uuid
          and "other"."id" <> "report_case"."about_id"
      ) as "hasOtherJudge"
    from
      "report_cases" as "report_case"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "person" on "person"."id" = "report_case"."about_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "claimer" on "claimer"."id" = "report_case"."claimed_by_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "decider" on "decider"."id" = "report_case"."decided_by_id"
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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "judge" on "judge"."id" = "report_case"."appeal_decided_by_id"
    where
      "report_case"."about_id" <> $1::uuid
      and (
        "report_case"."decided_at" is null
        and (
          "report_case"."claimed_until" is null
          or "report_case"."claimed_until" <= $2::timestamptz
        )
      )
      and (
        "report_case"."decided_at" is null
        or (
          "report_case"."appealed_at" is not null
          and "report_case"."appeal_outcome" is null
        )
      )
      and "report_case"."subject_type" = $3::text
      and exists (
        select
          1 as "one"
        from
          "reports" as "report"
        where
          "report"."case_id" = "report_case"."id"
          and "report"."reason" = $4::text
      )
      and (
        "report_case"."excerpt" ilike '%' || search_like ($5::text) || '%'
        or "person"."full_name" ilike '%' || search_like ($5::text) || '%'
      )
      and "report_case"."about_id" = $6::uuid
      and exists (
        select
          1 as "one"
        from
          "reports" as "report"
        where
          "report"."case_id" = "report_case"."id"
          and "report"."reporter_id" = $7::uuid
      )
    limit
      1001
  ) as "counted";

-- moderation.content(answer)
select
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
  "content"."id",
  "content"."title",
  "content"."text",
  "content"."link",
  "content"."post_id",
  "content"."profile_id",
  "content"."is_hidden",
  "content"."is_pinned",
  "content"."created_at",
  "content"."removed_at",
  'answer' as "type",
  "removal"."id" as "removalId",
  "removal"."kind",
  "removal"."reason",
  "removal"."created_at" as "removedAt",
  "remover"."full_name" as "byName"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "post"."role" || ' at ' || "post"."company_name" as "title",
      '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
      "post"."company_norm" as "company",
      "content"."content" as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      "content"."post_id" as "post_id"
    from
      (
        select
          "question"."id",
          "question"."user_id",
          "question"."content",
          "question"."created_at",
          "question"."removed_at",
          "question"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "question"
        union all
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."content",
          "answer"."created_at",
          "answer"."removed_at",
          "answer"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
      ) as "content"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post" on "post"."id" = "content"."post_id"
    where
      "content"."kind" = 'answer'
  ) as "content"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "content"."user_id"
  left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
  and "removal"."subject_type" = 'answer'
  and "removal"."restored_at" is null
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "remover" on "remover"."id" = "removal"."by_id"
where
  "content"."id" = $1::uuid;

-- moderation.content(gratitude)
select
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
  "content"."id",
  "content"."title",
  "content"."text",
  "content"."link",
  "content"."post_id",
  "content"."profile_id",
  "content"."is_hidden",
  "content"."is_pinned",
  "content"."created_at",
  "content"."removed_at",
  'gratitude' as "type",
  "removal"."id" as "removalId",
  "removal"."kind",
  "removal"."reason",
  "removal"."created_at" as "removedAt",
  "remover"."full_name" as "byName"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      '/profile/' || "content"."profile_id" || '?tab=gratitudes#gratitude-' || "content"."id" as "link",
      '' as "title",
      '' as "company",
      "content"."text",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      false as "is_pinned",
      "content"."profile_id" as "profile_id",
      "content"."hidden_at" is not null as "is_hidden"
    from
      (
        select
          "id",
          "user_id",
          "profile_id",
          "text",
          "hidden_at",
          "created_at",
          "removed_at",
          "gratitudes"."text" as "words",
          null::text as "packed"
        from
          "gratitudes"
      ) as "content"
  ) as "content"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "content"."user_id"
  left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
  and "removal"."subject_type" = 'gratitude'
  and "removal"."restored_at" is null
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "remover" on "remover"."id" = "removal"."by_id"
where
  "content"."id" = $1::uuid;

-- moderation.content(job)
select
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
  "content"."id",
  "content"."title",
  "content"."text",
  "content"."link",
  "content"."post_id",
  "content"."profile_id",
  "content"."is_hidden",
  "content"."is_pinned",
  "content"."created_at",
  "content"."removed_at",
  'job' as "type",
  "removal"."id" as "removalId",
  "removal"."kind",
  "removal"."reason",
  "removal"."created_at" as "removedAt",
  "remover"."full_name" as "byName"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "content"."role" || ' at ' || "content"."company_name" as "title",
      '/job/' || "content"."id" as "link",
      "content"."company_norm" as "company",
      '' as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      "content"."is_pinned"
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
            "job_openings"."duration",
            "job_openings"."ctc",
            "job_openings"."experience",
            "job_openings"."specific_location",
            "job_openings"."job_description",
            array_to_string("job_openings"."skills_required", chr(10)),
            "job_openings"."application_link",
            "job_openings"."logo_link"
          ) as "words",
          null::text as "packed"
        from
          "job_openings"
      ) as "content"
  ) as "content"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "content"."user_id"
  left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
  and "removal"."subject_type" = 'job'
  and "removal"."restored_at" is null
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "remover" on "remover"."id" = "removal"."by_id"
where
  "content"."id" = $1::uuid;

-- moderation.content(post)
select
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
  "content"."id",
  "content"."title",
  "content"."text",
  "content"."link",
  "content"."post_id",
  "content"."profile_id",
  "content"."is_hidden",
  "content"."is_pinned",
  "content"."created_at",
  "content"."removed_at",
  'post' as "type",
  "removal"."id" as "removalId",
  "removal"."kind",
  "removal"."reason",
  "removal"."created_at" as "removedAt",
  "remover"."full_name" as "byName"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "content"."role" || ' at ' || "content"."company_name" as "title",
      '/post/' || "content"."id" as "link",
      "content"."company_norm" as "company",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      coalesce("content"."one_liner", '') as "text"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "content"
  ) as "content"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "content"."user_id"
  left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
  and "removal"."subject_type" = 'post'
  and "removal"."restored_at" is null
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "remover" on "remover"."id" = "removal"."by_id"
where
  "content"."id" = $1::uuid;

-- moderation.content(question)
select
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
  "content"."id",
  "content"."title",
  "content"."text",
  "content"."link",
  "content"."post_id",
  "content"."profile_id",
  "content"."is_hidden",
  "content"."is_pinned",
  "content"."created_at",
  "content"."removed_at",
  'question' as "type",
  "removal"."id" as "removalId",
  "removal"."kind",
  "removal"."reason",
  "removal"."created_at" as "removedAt",
  "remover"."full_name" as "byName"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "post"."role" || ' at ' || "post"."company_name" as "title",
      '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
      "post"."company_norm" as "company",
      "content"."content" as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      "content"."post_id" as "post_id"
    from
      (
        select
          "question"."id",
          "question"."user_id",
          "question"."content",
          "question"."created_at",
          "question"."removed_at",
          "question"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "question"
        union all
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."content",
          "answer"."created_at",
          "answer"."removed_at",
          "answer"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
      ) as "content"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post" on "post"."id" = "content"."post_id"
    where
      "content"."kind" = 'question'
  ) as "content"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "content"."user_id"
  left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
  and "removal"."subject_type" = 'question'
  and "removal"."restored_at" is null
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "remover" on "remover"."id" = "removal"."by_id"
where
  "content"."id" = $1::uuid;

-- moderation.contents(comments, 20, newest, true, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'question' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "post"."role" || ' at ' || "post"."company_name" as "title",
              '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
              "post"."company_norm" as "company",
              "content"."content" as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              "content"."post_id" as "post_id"
            from
              (
                select
                  "question"."id",
                  "question"."user_id",
                  "question"."content",
                  "question"."created_at",
                  "question"."removed_at",
                  "question"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "question"
                union all
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."content",
                  "answer"."created_at",
                  "answer"."removed_at",
                  "answer"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
              ) as "content"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "post" on "post"."id" = "content"."post_id"
            where
              "content"."kind" = 'question'
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'question'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") < ($1::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
    union all
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'answer' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "post"."role" || ' at ' || "post"."company_name" as "title",
              '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
              "post"."company_norm" as "company",
              "content"."content" as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              "content"."post_id" as "post_id"
            from
              (
                select
                  "question"."id",
                  "question"."user_id",
                  "question"."content",
                  "question"."created_at",
                  "question"."removed_at",
                  "question"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "question"
                union all
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."content",
                  "answer"."created_at",
                  "answer"."removed_at",
                  "answer"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
              ) as "content"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "post" on "post"."id" = "content"."post_id"
            where
              "content"."kind" = 'answer'
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'answer'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") < ($1::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(gratitudes, 20, newest, true, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'gratitude' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              '/profile/' || "content"."profile_id" || '?tab=gratitudes#gratitude-' || "content"."id" as "link",
              '' as "title",
              '' as "company",
              "content"."text",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              false as "is_pinned",
              "content"."profile_id" as "profile_id",
              "content"."hidden_at" is not null as "is_hidden"
            from
              (
                select
                  "id",
                  "user_id",
                  "profile_id",
                  "text",
                  "hidden_at",
                  "created_at",
                  "removed_at",
                  "gratitudes"."text" as "words",
                  null::text as "packed"
                from
                  "gratitudes"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'gratitude'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") < ($1::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(jobs, 20, newest, true, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'job' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/job/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              '' as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              "content"."is_pinned"
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
                    "job_openings"."duration",
                    "job_openings"."ctc",
                    "job_openings"."experience",
                    "job_openings"."specific_location",
                    "job_openings"."job_description",
                    array_to_string("job_openings"."skills_required", chr(10)),
                    "job_openings"."application_link",
                    "job_openings"."logo_link"
                  ) as "words",
                  null::text as "packed"
                from
                  "job_openings"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'job'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") < ($1::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(posts, 20, newest, false, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'post' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/post/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("content"."one_liner", '') as "text"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'post'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(posts, 20, newest, true, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'post' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/post/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("content"."one_liner", '') as "text"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'post'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") < ($1::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(posts, 20, newest, true, true, shown, true, true, true, true)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'post' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/post/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("content"."one_liner", '') as "text"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'post'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          (
            "content"."title" ilike '%' || search_like ($1::text) || '%'
            or "person"."full_name" ilike '%' || search_like ($1::text) || '%'
            or (
              (
                content.packed is null
                or "content"."packed" ilike '%' || search_like (substr(to_jsonb($1::text)::text, 2, length(to_jsonb($1::text)::text) - 2)) || '%'
              )
              and "content"."words" ilike '%' || search_like ($1::text) || '%'
            )
          )
          and "content"."removed_at" is null
          and "content"."user_id" = $2::uuid
          and content.company like '%' || search_like (search_norm ($3::text)) || '%'
          and "content"."created_at" >= $4::timestamptz
          and "content"."created_at" < $5::timestamptz
          and ("content"."id") < ($6::uuid)
        order by
          "content"."id" desc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" desc
limit
  21;

-- moderation.contents(posts, 20, oldest, true, false, false, false, false, false, false)
select
  *
from
  (
    (
      (
        select
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
          "content"."id",
          "content"."title",
          "content"."text",
          "content"."link",
          "content"."post_id",
          "content"."profile_id",
          "content"."is_hidden",
          "content"."is_pinned",
          "content"."created_at",
          "content"."removed_at",
          'post' as "type",
          "removal"."id" as "removalId",
          "removal"."kind",
          "removal"."reason",
          "removal"."created_at" as "removedAt",
          "remover"."full_name" as "byName"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/post/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("content"."one_liner", '') as "text"
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
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "content"
          ) as "content"
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "person" on "person"."id" = "content"."user_id"
          left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
          and "removal"."subject_type" = 'post'
          and "removal"."restored_at" is null
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
              "created_at",
              case
                when verified_by = 'import' then email_proven_at
                else created_at
              end as "joined_at"
            from
              "users"
          ) as "remover" on "remover"."id" = "removal"."by_id"
        where
          ("content"."id") > ($1::uuid)
        order by
          "content"."id" asc
        limit
          21
      )
    )
  ) as "listed"
order by
  "listed"."id" asc
limit
  21;

-- moderation.contentsCount(comments, false, false, false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      *
    from
      (
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'question' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  "post"."role" || ' at ' || "post"."company_name" as "title",
                  '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
                  "post"."company_norm" as "company",
                  "content"."content" as "text",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "profile_id",
                  false as "is_hidden",
                  false as "is_pinned",
                  "content"."post_id" as "post_id"
                from
                  (
                    select
                      "question"."id",
                      "question"."user_id",
                      "question"."content",
                      "question"."created_at",
                      "question"."removed_at",
                      "question"."content" as "words",
                      null::text as "packed",
                      "question"."post_id",
                      "question"."id" as "question_id",
                      'question' as "kind"
                    from
                      "questions" as "question"
                    union all
                    select
                      "answer"."id",
                      "answer"."user_id",
                      "answer"."content",
                      "answer"."created_at",
                      "answer"."removed_at",
                      "answer"."content" as "words",
                      null::text as "packed",
                      "question"."post_id",
                      "question"."id" as "question_id",
                      'answer' as "kind"
                    from
                      "answers" as "answer"
                      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
                  ) as "content"
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
                        "posts"."one_liner",
                        "posts"."package",
                        "posts"."location",
                        "posts"."preparation_tips",
                        "posts"."preparation_time",
                        "posts"."topics_weightage",
                        "posts"."final_notes",
                        array_to_string("posts"."hashtags", chr(10)),
                        array_to_string("posts"."material_links", chr(10)),
                        "posts"."logo",
                        "posts"."resume_link",
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        )
                      ) as "words",
                      to_jsonb(
                        concat_ws(
                          chr(10),
                          "posts"."one_liner",
                          "posts"."package",
                          "posts"."location",
                          "posts"."preparation_tips",
                          "posts"."preparation_time",
                          "posts"."topics_weightage",
                          "posts"."final_notes",
                          array_to_string("posts"."hashtags", chr(10)),
                          array_to_string("posts"."material_links", chr(10)),
                          "posts"."logo",
                          "posts"."resume_link"
                        )
                      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                    from
                      "posts"
                  ) as "post" on "post"."id" = "content"."post_id"
                where
                  "content"."kind" = 'question'
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'question'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            limit
              1001
          )
        )
        union all
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'answer' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  "post"."role" || ' at ' || "post"."company_name" as "title",
                  '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
                  "post"."company_norm" as "company",
                  "content"."content" as "text",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "profile_id",
                  false as "is_hidden",
                  false as "is_pinned",
                  "content"."post_id" as "post_id"
                from
                  (
                    select
                      "question"."id",
                      "question"."user_id",
                      "question"."content",
                      "question"."created_at",
                      "question"."removed_at",
                      "question"."content" as "words",
                      null::text as "packed",
                      "question"."post_id",
                      "question"."id" as "question_id",
                      'question' as "kind"
                    from
                      "questions" as "question"
                    union all
                    select
                      "answer"."id",
                      "answer"."user_id",
                      "answer"."content",
                      "answer"."created_at",
                      "answer"."removed_at",
                      "answer"."content" as "words",
                      null::text as "packed",
                      "question"."post_id",
                      "question"."id" as "question_id",
                      'answer' as "kind"
                    from
                      "answers" as "answer"
                      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
                  ) as "content"
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
                        "posts"."one_liner",
                        "posts"."package",
                        "posts"."location",
                        "posts"."preparation_tips",
                        "posts"."preparation_time",
                        "posts"."topics_weightage",
                        "posts"."final_notes",
                        array_to_string("posts"."hashtags", chr(10)),
                        array_to_string("posts"."material_links", chr(10)),
                        "posts"."logo",
                        "posts"."resume_link",
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        )
                      ) as "words",
                      to_jsonb(
                        concat_ws(
                          chr(10),
                          "posts"."one_liner",
                          "posts"."package",
                          "posts"."location",
                          "posts"."preparation_tips",
                          "posts"."preparation_time",
                          "posts"."topics_weightage",
                          "posts"."final_notes",
                          array_to_string("posts"."hashtags", chr(10)),
                          array_to_string("posts"."material_links", chr(10)),
                          "posts"."logo",
                          "posts"."resume_link"
                        )
                      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                    from
                      "posts"
                  ) as "post" on "post"."id" = "content"."post_id"
                where
                  "content"."kind" = 'answer'
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'answer'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            limit
              1001
          )
        )
      ) as "listed"
    order by
      "listed"."id" desc
    limit
      1001
  ) as "counted";

-- moderation.contentsCount(gratitudes, false, false, false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      *
    from
      (
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'gratitude' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  '/profile/' || "content"."profile_id" || '?tab=gratitudes#gratitude-' || "content"."id" as "link",
                  '' as "title",
                  '' as "company",
                  "content"."text",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "post_id",
                  false as "is_pinned",
                  "content"."profile_id" as "profile_id",
                  "content"."hidden_at" is not null as "is_hidden"
                from
                  (
                    select
                      "id",
                      "user_id",
                      "profile_id",
                      "text",
                      "hidden_at",
                      "created_at",
                      "removed_at",
                      "gratitudes"."text" as "words",
                      null::text as "packed"
                    from
                      "gratitudes"
                  ) as "content"
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'gratitude'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            limit
              1001
          )
        )
      ) as "listed"
    order by
      "listed"."id" desc
    limit
      1001
  ) as "counted";

-- moderation.contentsCount(jobs, false, false, false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      *
    from
      (
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'job' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  "content"."role" || ' at ' || "content"."company_name" as "title",
                  '/job/' || "content"."id" as "link",
                  "content"."company_norm" as "company",
                  '' as "text",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "post_id",
                  null::uuid as "profile_id",
                  false as "is_hidden",
                  "content"."is_pinned"
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
                        "job_openings"."duration",
                        "job_openings"."ctc",
                        "job_openings"."experience",
                        "job_openings"."specific_location",
                        "job_openings"."job_description",
                        array_to_string("job_openings"."skills_required", chr(10)),
                        "job_openings"."application_link",
                        "job_openings"."logo_link"
                      ) as "words",
                      null::text as "packed"
                    from
                      "job_openings"
                  ) as "content"
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'job'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            limit
              1001
          )
        )
      ) as "listed"
    order by
      "listed"."id" desc
    limit
      1001
  ) as "counted";

-- moderation.contentsCount(posts, false, false, false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      *
    from
      (
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'post' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  "content"."role" || ' at ' || "content"."company_name" as "title",
                  '/post/' || "content"."id" as "link",
                  "content"."company_norm" as "company",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "post_id",
                  null::uuid as "profile_id",
                  false as "is_hidden",
                  false as "is_pinned",
                  coalesce("content"."one_liner", '') as "text"
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
                        "posts"."one_liner",
                        "posts"."package",
                        "posts"."location",
                        "posts"."preparation_tips",
                        "posts"."preparation_time",
                        "posts"."topics_weightage",
                        "posts"."final_notes",
                        array_to_string("posts"."hashtags", chr(10)),
                        array_to_string("posts"."material_links", chr(10)),
                        "posts"."logo",
                        "posts"."resume_link",
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        )
                      ) as "words",
                      to_jsonb(
                        concat_ws(
                          chr(10),
                          "posts"."one_liner",
                          "posts"."package",
                          "posts"."location",
                          "posts"."preparation_tips",
                          "posts"."preparation_time",
                          "posts"."topics_weightage",
                          "posts"."final_notes",
                          array_to_string("posts"."hashtags", chr(10)),
                          array_to_string("posts"."material_links", chr(10)),
                          "posts"."logo",
                          "posts"."resume_link"
                        )
                      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                    from
                      "posts"
                  ) as "content"
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'post'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            limit
              1001
          )
        )
      ) as "listed"
    order by
      "listed"."id" desc
    limit
      1001
  ) as "counted";

-- moderation.contentsCount(posts, true, shown, true, true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      *
    from
      (
        (
          (
            select
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
              "content"."id",
              "content"."title",
              "content"."text",
              "content"."link",
              "content"."post_id",
              "content"."profile_id",
              "content"."is_hidden",
              "content"."is_pinned",
              "content"."created_at",
              "content"."removed_at",
              'post' as "type",
              "removal"."id" as "removalId",
              "removal"."kind",
              "removal"."reason",
              "removal"."created_at" as "removedAt",
              "remover"."full_name" as "byName"
            from
              (
                select
                  "content"."id",
                  "content"."user_id",
                  "content"."created_at",
                  "content"."removed_at",
                  "content"."role" || ' at ' || "content"."company_name" as "title",
                  '/post/' || "content"."id" as "link",
                  "content"."company_norm" as "company",
                  "content"."words",
                  "content"."packed",
                  null::uuid as "post_id",
                  null::uuid as "profile_id",
                  false as "is_hidden",
                  false as "is_pinned",
                  coalesce("content"."one_liner", '') as "text"
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
                        "posts"."one_liner",
                        "posts"."package",
                        "posts"."location",
                        "posts"."preparation_tips",
                        "posts"."preparation_time",
                        "posts"."topics_weightage",
                        "posts"."final_notes",
                        array_to_string("posts"."hashtags", chr(10)),
                        array_to_string("posts"."material_links", chr(10)),
                        "posts"."logo",
                        "posts"."resume_link",
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        ),
                        (
                          select
                            string_agg(part #>> '{}', chr(10))
                          from
                            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                          where
                            jsonb_typeof(part) = 'string'
                        )
                      ) as "words",
                      to_jsonb(
                        concat_ws(
                          chr(10),
                          "posts"."one_liner",
                          "posts"."package",
                          "posts"."location",
                          "posts"."preparation_tips",
                          "posts"."preparation_time",
                          "posts"."topics_weightage",
                          "posts"."final_notes",
                          array_to_string("posts"."hashtags", chr(10)),
                          array_to_string("posts"."material_links", chr(10)),
                          "posts"."logo",
                          "posts"."resume_link"
                        )
                      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                    from
                      "posts"
                  ) as "content"
              ) as "content"
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "person" on "person"."id" = "content"."user_id"
              left join "removals" as "removal" on "removal"."subject_id" = "content"."id"
              and "removal"."subject_type" = 'post'
              and "removal"."restored_at" is null
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
                  "created_at",
                  case
                    when verified_by = 'import' then email_proven_at
                    else created_at
                  end as "joined_at"
                from
                  "users"
              ) as "remover" on "remover"."id" = "removal"."by_id"
            where
              (
                "content"."title" ilike '%' || search_like ($1::text) || '%'
                or "person"."full_name" ilike '%' || search_like ($1::text) || '%'
                or (
                  (
                    content.packed is null
                    or "content"."packed" ilike '%' || search_like (substr(to_jsonb($1::text)::text, 2, length(to_jsonb($1::text)::text) - 2)) || '%'
                  )
                  and "content"."words" ilike '%' || search_like ($1::text) || '%'
                )
              )
              and "content"."removed_at" is null
              and "content"."user_id" = $2::uuid
              and content.company like '%' || search_like (search_norm ($3::text)) || '%'
              and "content"."created_at" >= $4::timestamptz
              and "content"."created_at" < $5::timestamptz
            limit
              1001
          )
        )
      ) as "listed"
    order by
      "listed"."id" desc
    limit
      1001
  ) as "counted";

-- moderation.copyOfDecisions
select
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report_case"."excerpt" as "excerpt",
  "report_case"."words" as "words",
  "report_case"."decision" as "decision",
  "report_case"."decision_reason" as "decisionReason",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."appeal" as "appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "report_case"."appeal_decided_at" as "appealDecidedAt",
  "report_case"."taken_back_at" as "takenBackAt"
from
  "report_cases" as "report_case"
where
  "report_case"."about_id" = $1::uuid
  and "report_case"."decided_at" is not null
  and "report_case"."decision" <> 'nothing'
order by
  "report_case"."id";

-- moderation.copyOfRemovals
select
  "removal"."subject_type" as "subjectType",
  "removal"."subject_id" as "subjectId",
  "removal"."excerpt" as "excerpt",
  "removal"."kind" as "kind",
  "removal"."reason" as "reason",
  "removal"."created_at" as "createdAt",
  "removal"."restored_at" as "restoredAt"
from
  "removals" as "removal"
where
  "removal"."author_id" = $1::uuid
order by
  "removal"."id";

-- moderation.copyOfReports
select
  "report_case"."subject_type" as "subjectType",
  "report_case"."subject_id" as "subjectId",
  "report"."reason" as "reason",
  "report"."note" as "note",
  "report"."created_at" as "createdAt"
from
  "reports" as "report"
  inner join "report_cases" as "report_case" on "report_case"."id" = "report"."case_id"
where
  "report"."reporter_id" = $1::uuid
order by
  "report"."id";

-- moderation.dueRemovals
select
  "removal"."id",
  "removal"."subject_id" as "subjectId"
from
  "removals" as "removal"
where
  (
    $1::uuid is null
    or "removal"."id" > $1::uuid
  )
  and "removal"."kind" = 'delete'
  and "removal"."restored_at" is null
  and "removal"."purged_at" is null
  and "removal"."created_at" < $2::timestamptz
  and not exists (
    select
      "report_case"."id"
    from
      "report_cases" as "report_case"
    where
      "report_case"."subject_id" = "removal"."subject_id"
      and "report_case"."subject_type" = "removal"."subject_type"
      and (
        "report_case"."appealed_at" is not null
        and "report_case"."appeal_outcome" is null
      )
  )
order by
  "removal"."id"
limit
  50;

-- moderation.goesWith
select
  "gratitude"."id"
from
  (
    select
      "id",
      "user_id",
      "profile_id",
      "text",
      "hidden_at",
      "created_at",
      "removed_at",
      "gratitudes"."text" as "words",
      null::text as "packed"
    from
      "gratitudes"
  ) as "gratitude"
where
  "gratitude"."profile_id" = $1::uuid
union all
select
  "comment"."id"
from
  (
    select
      "question"."id",
      "question"."user_id",
      "question"."content",
      "question"."created_at",
      "question"."removed_at",
      "question"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "question"
    union all
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."content",
      "answer"."created_at",
      "answer"."removed_at",
      "answer"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "answer"
      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
  ) as "comment"
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
        "posts"."one_liner",
        "posts"."package",
        "posts"."location",
        "posts"."preparation_tips",
        "posts"."preparation_time",
        "posts"."topics_weightage",
        "posts"."final_notes",
        array_to_string("posts"."hashtags", chr(10)),
        array_to_string("posts"."material_links", chr(10)),
        "posts"."logo",
        "posts"."resume_link",
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      to_jsonb(
        concat_ws(
          chr(10),
          "posts"."one_liner",
          "posts"."package",
          "posts"."location",
          "posts"."preparation_tips",
          "posts"."preparation_time",
          "posts"."topics_weightage",
          "posts"."final_notes",
          array_to_string("posts"."hashtags", chr(10)),
          array_to_string("posts"."material_links", chr(10)),
          "posts"."logo",
          "posts"."resume_link"
        )
      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
    from
      "posts"
  ) as "post" on "post"."id" = "comment"."post_id"
where
  "post"."user_id" = $1::uuid
union all
select
  "answer"."id"
from
  (
    select
      "question"."id",
      "question"."user_id",
      "question"."content",
      "question"."created_at",
      "question"."removed_at",
      "question"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "question"
    union all
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."content",
      "answer"."created_at",
      "answer"."removed_at",
      "answer"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "answer"
      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
  ) as "answer"
  inner join (
    select
      "question"."id",
      "question"."user_id",
      "question"."content",
      "question"."created_at",
      "question"."removed_at",
      "question"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "question"
    union all
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."content",
      "answer"."created_at",
      "answer"."removed_at",
      "answer"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "answer"
      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
  ) as "question" on "question"."id" = "answer"."question_id"
where
  "question"."user_id" = $1::uuid;

-- moderation.listedPerson
select
  "account"."full_name" as "fullName"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."id" = $1::uuid
  and "account"."is_profile_complete" = true
  and "account"."is_banned" = false;

-- moderation.memberSince
select
  "account"."created_at" as "createdAt"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."id" = $1::uuid;

-- moderation.ofPeople
select
  "person"."id",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "report_cases" as "report_case"
    where
      "report_case"."about_id" = "person"."id"
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
      inner join "report_cases" as "report_case" on "report_case"."id" = "report"."case_id"
    where
      "report"."reporter_id" = "person"."id"
      and "report_case"."decision" = 'nothing'
  ) as "dismissed"
from
  unnest($1::uuid[]) as "person" (id);

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
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
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
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."excerpt",
  "report_case"."decision",
  "report_case"."decision_reason" as "reason",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."created_at" as "createdAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "report_case"."taken_back_at" as "takenBackAt",
  "removal"."id" as "removalId"
from
  "report_cases" as "report_case"
  left join "removals" as "removal" on "removal"."subject_id" = "report_case"."subject_id"
  and "removal"."subject_type" = "report_case"."subject_type"
  and "removal"."restored_at" is null
where
  (
    "report_case"."decision" <> 'nothing'
    or (
      "report_case"."decision" is null
      and "report_case"."hidden_at" is not null
    )
  )
  and "report_case"."about_id" = $1::uuid
  and "report_case"."id" = $2::uuid;

-- moderation.ownCases(20, newest, false)
select
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."excerpt",
  "report_case"."decision",
  "report_case"."decision_reason" as "reason",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."created_at" as "createdAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "report_case"."taken_back_at" as "takenBackAt",
  "removal"."id" as "removalId"
from
  "report_cases" as "report_case"
  left join "removals" as "removal" on "removal"."subject_id" = "report_case"."subject_id"
  and "removal"."subject_type" = "report_case"."subject_type"
  and "removal"."restored_at" is null
where
  (
    "report_case"."decision" <> 'nothing'
    or (
      "report_case"."decision" is null
      and "report_case"."hidden_at" is not null
    )
  )
  and "report_case"."about_id" = $1::uuid
order by
  "report_case"."id" desc
limit
  21;

-- moderation.ownCases(20, newest, true)
select
  "report_case"."id",
  "report_case"."subject_type" as "subjectType",
  "report_case"."excerpt",
  "report_case"."decision",
  "report_case"."decision_reason" as "reason",
  "report_case"."decided_at" as "decidedAt",
  "report_case"."hidden_at" as "hiddenAt",
  "report_case"."created_at" as "createdAt",
  "report_case"."appeal",
  "report_case"."appealed_at" as "appealedAt",
  "report_case"."appeal_outcome" as "appealOutcome",
  "report_case"."appeal_answer" as "appealAnswer",
  "report_case"."taken_back_at" as "takenBackAt",
  "removal"."id" as "removalId"
from
  "report_cases" as "report_case"
  left join "removals" as "removal" on "removal"."subject_id" = "report_case"."subject_id"
  and "removal"."subject_type" = "report_case"."subject_type"
  and "removal"."restored_at" is null
where
  (
    "report_case"."decision" <> 'nothing'
    or (
      "report_case"."decision" is null
      and "report_case"."hidden_at" is not null
    )
  )
  and "report_case"."about_id" = $1::uuid
  and ("report_case"."id") < ($2::uuid)
order by
  "report_case"."id" desc
limit
  21;

-- moderation.ownReports(20, newest, false)
select
  "report"."id",
  "report"."reason",
  "report"."note",
  "report"."excerpt",
  "report"."created_at" as "createdAt",
  "report_case"."subject_type" as "subjectType",
  "report_case"."decision",
  "report_case"."decided_at" as "decidedAt"
from
  "reports" as "report"
  inner join "report_cases" as "report_case" on "report_case"."id" = "report"."case_id"
where
  "report"."reporter_id" = $1::uuid
order by
  "report"."id" desc
limit
  21;

-- moderation.ownReports(20, newest, true)
select
  "report"."id",
  "report"."reason",
  "report"."note",
  "report"."excerpt",
  "report"."created_at" as "createdAt",
  "report_case"."subject_type" as "subjectType",
  "report_case"."decision",
  "report_case"."decided_at" as "decidedAt"
from
  "reports" as "report"
  inner join "report_cases" as "report_case" on "report_case"."id" = "report"."case_id"
where
  "report"."reporter_id" = $1::uuid
  and ("report"."id") < ($2::uuid)
order by
  "report"."id" desc
limit
  21;

-- moderation.readableComment
select
  "comment"."id"
from
  (
    select
      "question"."id",
      "question"."user_id",
      "question"."content",
      "question"."created_at",
      "question"."removed_at",
      "question"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "question"
    union all
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."content",
      "answer"."created_at",
      "answer"."removed_at",
      "answer"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "answer"
      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
  ) as "comment"
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
        "posts"."one_liner",
        "posts"."package",
        "posts"."location",
        "posts"."preparation_tips",
        "posts"."preparation_time",
        "posts"."topics_weightage",
        "posts"."final_notes",
        array_to_string("posts"."hashtags", chr(10)),
        array_to_string("posts"."material_links", chr(10)),
        "posts"."logo",
        "posts"."resume_link",
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      to_jsonb(
        concat_ws(
          chr(10),
          "posts"."one_liner",
          "posts"."package",
          "posts"."location",
          "posts"."preparation_tips",
          "posts"."preparation_time",
          "posts"."topics_weightage",
          "posts"."final_notes",
          array_to_string("posts"."hashtags", chr(10)),
          array_to_string("posts"."material_links", chr(10)),
          "posts"."logo",
          "posts"."resume_link"
        )
      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
    from
      "posts"
  ) as "post" on "post"."id" = "comment"."post_id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "author" on "author"."id" = "post"."user_id"
  inner join (
    select
      "question"."id",
      "question"."user_id",
      "question"."content",
      "question"."created_at",
      "question"."removed_at",
      "question"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'question' as "kind"
    from
      "questions" as "question"
    union all
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."content",
      "answer"."created_at",
      "answer"."removed_at",
      "answer"."content" as "words",
      null::text as "packed",
      "question"."post_id",
      "question"."id" as "question_id",
      'answer' as "kind"
    from
      "answers" as "answer"
      inner join "questions" as "question" on "question"."id" = "answer"."question_id"
  ) as "question" on "question"."id" = "comment"."question_id"
where
  "comment"."id" = $1::uuid
  and "post"."removed_at" is null
  and "author"."is_banned" = false
  and (
    "comment"."kind" = 'question'
    or "question"."removed_at" is null
  );

-- moderation.readableGratitude
select
  "gratitude"."id"
from
  (
    select
      "id",
      "user_id",
      "profile_id",
      "text",
      "hidden_at",
      "created_at",
      "removed_at",
      "gratitudes"."text" as "words",
      null::text as "packed"
    from
      "gratitudes"
  ) as "gratitude"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account" on "account"."id" = "gratitude"."user_id"
where
  "gratitude"."id" = $1::uuid
  and "account"."is_banned" = false
  and (
    "gratitude"."hidden_at" is null
    or "gratitude"."profile_id" = $2::uuid
  )
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "gratitude"."profile_id"
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
  "opening"."id"
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
        "job_openings"."duration",
        "job_openings"."ctc",
        "job_openings"."experience",
        "job_openings"."specific_location",
        "job_openings"."job_description",
        array_to_string("job_openings"."skills_required", chr(10)),
        "job_openings"."application_link",
        "job_openings"."logo_link"
      ) as "words",
      null::text as "packed"
    from
      "job_openings"
  ) as "opening"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account" on "account"."id" = "opening"."user_id"
where
  "opening"."id" = $1::uuid
  and "account"."is_banned" = false;

-- moderation.readablePost
select
  "post"."id"
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
        "posts"."one_liner",
        "posts"."package",
        "posts"."location",
        "posts"."preparation_tips",
        "posts"."preparation_time",
        "posts"."topics_weightage",
        "posts"."final_notes",
        array_to_string("posts"."hashtags", chr(10)),
        array_to_string("posts"."material_links", chr(10)),
        "posts"."logo",
        "posts"."resume_link",
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        ),
        (
          select
            string_agg(part #>> '{}', chr(10))
          from
            jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
          where
            jsonb_typeof(part) = 'string'
        )
      ) as "words",
      to_jsonb(
        concat_ws(
          chr(10),
          "posts"."one_liner",
          "posts"."package",
          "posts"."location",
          "posts"."preparation_tips",
          "posts"."preparation_time",
          "posts"."topics_weightage",
          "posts"."final_notes",
          array_to_string("posts"."hashtags", chr(10)),
          array_to_string("posts"."material_links", chr(10)),
          "posts"."logo",
          "posts"."resume_link"
        )
      )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
    from
      "posts"
  ) as "post"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account" on "account"."id" = "post"."user_id"
where
  "post"."id" = $1::uuid
  and "account"."is_banned" = false;

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
  "report"."id",
  "report"."reason",
  "report"."note",
  "report"."created_at" as "createdAt"
from
  "reports" as "report"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "person" on "person"."id" = "report"."reporter_id"
where
  "report"."case_id" = $1::uuid
order by
  "report"."id" desc
limit
  100;

-- moderation.runningCase
select
  "sanction"."case_id" as "caseId"
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
  ) as "sanction"
where
  "sanction"."person_id" = $1::uuid
  and "sanction"."kind" = $2::text
  and "sanction"."lifted_at" is null;

-- moderation.subject(answer)
select
  "content"."user_id" as "authorId",
  "content"."title",
  "content"."words",
  "content"."link",
  "content"."removed_at" as "removedAt"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "post"."role" || ' at ' || "post"."company_name" as "title",
      '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
      "post"."company_norm" as "company",
      "content"."content" as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      "content"."post_id" as "post_id"
    from
      (
        select
          "question"."id",
          "question"."user_id",
          "question"."content",
          "question"."created_at",
          "question"."removed_at",
          "question"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "question"
        union all
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."content",
          "answer"."created_at",
          "answer"."removed_at",
          "answer"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
      ) as "content"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post" on "post"."id" = "content"."post_id"
    where
      "content"."kind" = 'answer'
  ) as "content"
where
  "content"."id" = $1::uuid;

-- moderation.subject(gratitude)
select
  "content"."user_id" as "authorId",
  "content"."title",
  "content"."words",
  "content"."link",
  "content"."removed_at" as "removedAt"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      '/profile/' || "content"."profile_id" || '?tab=gratitudes#gratitude-' || "content"."id" as "link",
      '' as "title",
      '' as "company",
      "content"."text",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      false as "is_pinned",
      "content"."profile_id" as "profile_id",
      "content"."hidden_at" is not null as "is_hidden"
    from
      (
        select
          "id",
          "user_id",
          "profile_id",
          "text",
          "hidden_at",
          "created_at",
          "removed_at",
          "gratitudes"."text" as "words",
          null::text as "packed"
        from
          "gratitudes"
      ) as "content"
  ) as "content"
where
  "content"."id" = $1::uuid;

-- moderation.subject(job)
select
  "content"."user_id" as "authorId",
  "content"."title",
  "content"."words",
  "content"."link",
  "content"."removed_at" as "removedAt"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "content"."role" || ' at ' || "content"."company_name" as "title",
      '/job/' || "content"."id" as "link",
      "content"."company_norm" as "company",
      '' as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      "content"."is_pinned"
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
            "job_openings"."duration",
            "job_openings"."ctc",
            "job_openings"."experience",
            "job_openings"."specific_location",
            "job_openings"."job_description",
            array_to_string("job_openings"."skills_required", chr(10)),
            "job_openings"."application_link",
            "job_openings"."logo_link"
          ) as "words",
          null::text as "packed"
        from
          "job_openings"
      ) as "content"
  ) as "content"
where
  "content"."id" = $1::uuid;

-- moderation.subject(post)
select
  "content"."user_id" as "authorId",
  "content"."title",
  "content"."words",
  "content"."link",
  "content"."removed_at" as "removedAt"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "content"."role" || ' at ' || "content"."company_name" as "title",
      '/post/' || "content"."id" as "link",
      "content"."company_norm" as "company",
      "content"."words",
      "content"."packed",
      null::uuid as "post_id",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      coalesce("content"."one_liner", '') as "text"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "content"
  ) as "content"
where
  "content"."id" = $1::uuid;

-- moderation.subject(question)
select
  "content"."user_id" as "authorId",
  "content"."title",
  "content"."words",
  "content"."link",
  "content"."removed_at" as "removedAt"
from
  (
    select
      "content"."id",
      "content"."user_id",
      "content"."created_at",
      "content"."removed_at",
      "post"."role" || ' at ' || "post"."company_name" as "title",
      '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
      "post"."company_norm" as "company",
      "content"."content" as "text",
      "content"."words",
      "content"."packed",
      null::uuid as "profile_id",
      false as "is_hidden",
      false as "is_pinned",
      "content"."post_id" as "post_id"
    from
      (
        select
          "question"."id",
          "question"."user_id",
          "question"."content",
          "question"."created_at",
          "question"."removed_at",
          "question"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'question' as "kind"
        from
          "questions" as "question"
        union all
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."content",
          "answer"."created_at",
          "answer"."removed_at",
          "answer"."content" as "words",
          null::text as "packed",
          "question"."post_id",
          "question"."id" as "question_id",
          'answer' as "kind"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
      ) as "content"
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
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post" on "post"."id" = "content"."post_id"
    where
      "content"."kind" = 'question'
  ) as "content"
where
  "content"."id" = $1::uuid;

-- moderation.subjectOfCase
select
  "subject_type" as "subjectType",
  "subject_id" as "subjectId",
  "about_id" as "aboutId",
  "decision"
from
  "report_cases"
where
  "id" = $1::uuid;

-- moderation.superAdminsAmong
select
  "account"."id"
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
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."id" = any ($1::uuid[])
  and "account"."is_super_admin" = true;

-- moderation.takenDown
select
  "report_case"."about_id" as "aboutId",
  "report_case"."subject_type" as "subjectType",
  "report_case"."excerpt",
  "report_case"."decision_reason" as "reason"
from
  "report_cases" as "report_case"
where
  "report_case"."id" = $1::uuid;

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
