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
  "c"."purpose",
  "c"."subject",
  "c"."address",
  exists (
    select
    from
      "users" as "u"
    where
      "u"."email" = "c"."address"
  ) as "hasAccount"
from
  "codes" as "c"
where
  "c"."id" = $1::uuid
  and "c"."spent_at" is null;

-- identity.copyOfAccount
select
  "u"."id" as "id",
  "u"."email" as "email",
  "u"."email_proven_at" as "emailProvenAt",
  "u"."institute_email" as "instituteEmail",
  "u"."full_name" as "fullName",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."work" as "work",
  "u"."created_at" as "createdAt",
  "u"."google_sub" is not null as "signsInWithGoogle"
from
  "users" as "u"
where
  "u"."id" = $1::uuid;

-- identity.copyOfActiveDays
select
  "a"."day"
from
  "active_days" as "a"
where
  "a"."user_id" = $1::uuid
order by
  "a"."day";

-- identity.copyOfSessionsKept
select
  "s"."user_agent" as "userAgent",
  "s"."place" as "place",
  "s"."created_at" as "createdAt",
  "s"."last_used_at" as "lastUsedAt",
  "s"."expires_at" as "expiresAt",
  "s"."ended_at" as "endedAt"
from
  "sessions" as "s"
where
  "s"."user_id" = $1::uuid
order by
  "s"."id";

-- identity.copyOfVerifications
select
  "r"."id" as "id",
  "r"."document_type" as "documentType",
  "r"."file_id" as "fileId",
  "r"."status" as "status",
  "r"."created_at" as "createdAt",
  "r"."decided_at" as "decidedAt"
from
  "verification_requests" as "r"
where
  "r"."user_id" = $1::uuid
order by
  "r"."id";

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
  "u"."email",
  "u"."roles",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."muted_until" as "mutedUntil",
  "u"."mute_reason" as "muteReason",
  case
    when request.status <> 'rejected' then request.file_id
  end as "verificationFileKey",
  case
    when request.status = 'rejected' then request.reason
  end as "verificationRejection",
  coalesce(request.status = 'pending', false) as "verificationPending"
from
  "users" as "u"
  left join lateral (
    select
      "r"."file_id",
      "r"."status",
      "r"."reason"
    from
      "verification_requests" as "r"
    where
      "r"."user_id" = "u"."id"
    order by
      "r"."id" desc
    limit
      1
  ) as "request" on true
where
  "u"."id" = $1::uuid;

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
  "u"."email",
  "u"."password_hash" as "passwordHash",
  "s"."created_at" as "signedInAt"
from
  "users" as "u"
  inner join "sessions" as "s" on "s"."user_id" = "u"."id"
where
  "u"."id" = $1::uuid
  and "s"."id" = $2::uuid;

-- identity.pendingVerification
select
  "id"
from
  "verification_requests"
where
  "user_id" = $1::uuid
  and "status" = 'pending';

-- identity.session
select
  "u"."id",
  "s"."id" as "sessionId",
  "u"."role",
  "u"."roles",
  "u"."is_verified" as "isVerified",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."has_second_factor" as "hasSecondFactor",
  "s"."second_factor_at" as "secondFactorAt",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."college",
  "u"."muted_until" as "mutedUntil"
from
  "sessions" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
where
  "s"."id" = any ($1::uuid[])
  and "s"."ended_at" is null
  and "s"."expires_at" > $2::timestamptz
  and (
    "u"."is_banned" = false
    or "u"."banned_until" <= $2::timestamptz
  );

-- identity.usersById
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
  "u"."work" as "u_work"
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
  ) as "u"
where
  "u"."id" = any ($1::uuid[]);
