-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- identity.accountByEmail
select
  "id",
  "password_hash" as "passwordHash",
  "is_banned" as "isBanned",
  "is_admin" as "isAdmin",
  "is_super_admin" as "isSuperAdmin",
  "banned_until" as "bannedUntil",
  "ban_reason" as "banReason",
  "is_profile_complete" as "isProfileComplete"
from
  "users"
where
  "email" = $1::citext;

-- identity.accountExists
select
  "id"
from
  "users"
where
  "id" = $1::uuid;

-- identity.accountViewer
select
  "account"."id",
  "account"."role",
  "account"."roles",
  "account"."is_verified" as "isVerified",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."college",
  "account"."muted_until" as "mutedUntil"
from
  "users" as "account"
where
  "account"."id" = $1::uuid
  and (
    "account"."is_banned" = false
    or "account"."banned_until" <= $2::timestamptz
  );

-- identity.address
select
  "email",
  "full_name" as "fullName"
from
  "users"
where
  "id" = $1::uuid;

-- identity.addressOf
select
  "email"
from
  "users"
where
  "id" = $1::uuid;

-- identity.addressee
select
  "email",
  "full_name" as "fullName"
from
  "users"
where
  "id" = $1::uuid
  and "is_banned" = false;

-- identity.codeToMail
select
  "code"."purpose",
  "code"."subject",
  "code"."address",
  exists (
    select
    from
      "users" as "account"
    where
      "account"."email" = "code"."address"
  ) as "hasAccount"
from
  "codes" as "code"
where
  "code"."id" = $1::uuid
  and "code"."spent_at" is null;

-- identity.copyOfAccount
select
  "account"."id" as "id",
  "account"."email" as "email",
  "account"."email_proven_at" as "emailProvenAt",
  "account"."institute_email" as "instituteEmail",
  "account"."full_name" as "fullName",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."work" as "work",
  "account"."created_at" as "createdAt",
  "account"."google_sub" is not null as "signsInWithGoogle"
from
  "users" as "account"
where
  "account"."id" = $1::uuid;

-- identity.copyOfActiveDays
select
  "active_day"."day"
from
  "active_days" as "active_day"
where
  "active_day"."user_id" = $1::uuid
order by
  "active_day"."day";

-- identity.copyOfCollegeAccounts
select
  "college_account"."issuer" as "issuer",
  "college_account"."subject" as "subject",
  "college_account"."created_at" as "createdAt"
from
  "oidc_accounts" as "college_account"
where
  "college_account"."user_id" = $1::uuid
order by
  "college_account"."id";

-- identity.copyOfSessionsKept
select
  "session"."user_agent" as "userAgent",
  "session"."place" as "place",
  "session"."created_at" as "createdAt",
  "session"."last_used_at" as "lastUsedAt",
  "session"."expires_at" as "expiresAt",
  "session"."ended_at" as "endedAt"
from
  "sessions" as "session"
where
  "session"."user_id" = $1::uuid
order by
  "session"."id";

-- identity.copyOfVerifications
select
  "request"."id" as "id",
  "request"."document_type" as "documentType",
  "request"."file_id" as "fileId",
  "request"."status" as "status",
  "request"."reason" as "reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt"
from
  "verification_requests" as "request"
where
  "request"."user_id" = $1::uuid
order by
  "request"."id";

-- identity.endedSession
select
  "session"."user_id" as "userId",
  "session"."ended_at" as "endedAt"
from
  "sessions" as "session"
where
  "session"."id" = $1::uuid
  and "session"."ended_at" is not null;

-- identity.insertAccounts
insert into
  "users" (
    "id",
    "email",
    "full_name",
    "role",
    "roles",
    "college",
    "degree_type",
    "stream",
    "specialisation",
    "year_of_graduation",
    "is_verified",
    "verified_at",
    "verified_by",
    "is_profile_complete",
    "created_at"
  )
select
  "account"."id",
  "account"."email",
  "account"."full_name",
  "account"."role",
  array[account.role] as "roles",
  "account"."college",
  "account"."degree_type",
  "account"."stream",
  "account"."specialisation",
  "account"."year_of_graduation",
  true as "is_verified",
  $1::timestamptz as "verified_at",
  'import' as "verified_by",
  true as "is_profile_complete",
  $1::timestamptz as "created_at"
from
  jsonb_to_recordset($2::jsonb) as account (
    id uuid,
    email citext,
    full_name text,
    role text,
    college text,
    degree_type text,
    stream text,
    specialisation text,
    year_of_graduation int
  )
on conflict ("email") do nothing
returning
  "id",
  lower(email::text) as "email";

-- identity.knownAddresses
select
  lower(email::text) as "email"
from
  "users"
where
  email = any ($1::text[]::citext[]);

-- identity.lockAccount
select
  "id"
from
  "users"
where
  "id" = $1::uuid
for no key update;

-- identity.lockAddresses
select
  pg_advisory_xact_lock(hashtextextended (address.key, 0)) as "lock"
from
  (
    select
      unnest($1::text[]) as key
    order by
      1
  ) as "address";

-- identity.lockToDelete
select
  "id"
from
  "users"
where
  "id" = $1::uuid
for update;

-- identity.me
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
  "person"."email",
  "person"."roles",
  "person"."is_profile_complete" as "isProfileComplete",
  "person"."muted_until" as "mutedUntil",
  "person"."mute_reason" as "muteReason",
  case
    when request.status <> 'rejected' then request.file_id
  end as "verificationFileKey",
  case
    when request.status = 'rejected' then request.reason
  end as "verificationRejection",
  coalesce(request.status = 'pending', false) as "verificationPending"
from
  "users" as "person"
  left join lateral (
    select
      "request"."file_id",
      "request"."status",
      "request"."reason"
    from
      "verification_requests" as "request"
    where
      "request"."user_id" = "person"."id"
    order by
      "request"."id" desc
    limit
      1
  ) as "request" on true
where
  "person"."id" = $1::uuid;

-- identity.oldDocuments
select
  "file_id" as "fileId"
from
  "verification_requests"
where
  "decided_at" < $1::timestamptz
  and "file_id" is not null
order by
  "decided_at"
limit
  200;

-- identity.openSessions
select
  "id",
  "place",
  "user_agent" as "userAgent",
  "created_at" as "signedInAt",
  "last_used_at" as "lastUsedAt"
from
  "sessions"
where
  "user_id" = $1::uuid
  and "ended_at" is null
  and "expires_at" > $2::timestamptz
order by
  "id" = $3::uuid desc,
  "last_used_at" desc,
  "id" desc
limit
  50;

-- identity.overview
select
  "email",
  "role",
  "is_verified" as "isVerified",
  "created_at" as "joinedDate",
  "password_hash" is not null as "hasPassword"
from
  "users"
where
  "id" = $1::uuid;

-- identity.ownSecrets
select
  "account"."email",
  "account"."password_hash" as "passwordHash",
  "session"."created_at" as "signedInAt"
from
  "users" as "account"
  inner join "sessions" as "session" on "session"."user_id" = "account"."id"
where
  "account"."id" = $1::uuid
  and "session"."id" = $2::uuid;

-- identity.pendingVerification
select
  "id"
from
  "verification_requests"
where
  "user_id" = $1::uuid
  and "status" = 'pending';

-- identity.sender
select
  "email",
  "full_name" as "fullName",
  "institute_email" as "instituteEmail"
from
  "users"
where
  "id" = $1::uuid
  and "is_banned" = false;

-- identity.session
select
  "account"."id",
  "session"."id" as "sessionId",
  "account"."role",
  "account"."roles",
  "account"."is_verified" as "isVerified",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."has_second_factor" as "hasSecondFactor",
  "session"."second_factor_at" as "secondFactorAt",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."college",
  "account"."muted_until" as "mutedUntil"
from
  "sessions" as "session"
  inner join "users" as "account" on "account"."id" = "session"."user_id"
where
  "session"."id" = any ($1::uuid[])
  and "session"."ended_at" is null
  and "session"."expires_at" > $2::timestamptz
  and (
    "account"."is_banned" = false
    or "account"."banned_until" <= $2::timestamptz
  );

-- identity.sessionsAtProvider
select
  "session"."session_id" as "sessionId",
  "account"."user_id" as "userId"
from
  "oidc_sessions" as "session"
  inner join "oidc_accounts" as "account" on "account"."id" = "session"."account_id"
  inner join "sessions" as "own" on "own"."id" = "session"."session_id"
where
  "own"."ended_at" is null
  and "own"."expires_at" > $1::timestamptz
  and "account"."issuer" = $2::text
  and (
    $3::text is null
    or "account"."subject" = $3::text
  )
  and (
    $4::text is null
    or "session"."sid" = $4::text
    or (
      $3::text is not null
      and "session"."sid" is null
    )
  );

-- identity.usersById
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
  "person"."work" as "person_work"
from
  (
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
  ) as "person"
where
  "person"."id" = any ($1::uuid[]);
