-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- announcements.audienceFacts
select
  "person"."id",
  "person"."year_of_graduation" as "year",
  replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE') as "branch"
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

-- announcements.byId
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt",
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
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "announcement"
  left join (
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
  ) as "person" on "person"."id" = "announcement"."admin_id"
where
  "announcement"."id" = $2::uuid;

-- announcements.copyOfDismissed
select
  "dismissal"."announcement_id" as "announcementId"
from
  "announcement_dismissals" as "dismissal"
where
  "dismissal"."user_id" = $1::uuid
order by
  "dismissal"."announcement_id";

-- announcements.copyOfMade
select
  "announcement"."id" as "id",
  "announcement"."message" as "message",
  "announcement"."starts_at" as "startsAt",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."ended_at" as "endedAt",
  "announcement"."created_at" as "createdAt"
from
  "announcements" as "announcement"
where
  "announcement"."admin_id" = $1::uuid
order by
  "announcement"."id";

-- announcements.copyOfMailed
select
  "mail"."mailed_at" as "mailedAt"
from
  "announcement_mails" as "mail"
where
  "mail"."user_id" = $1::uuid
order by
  "mail"."mailed_at";

-- announcements.mailPlacesTaken
select
  "mail"."user_id" as "userId",
  "mail"."place"
from
  "announcement_mails" as "mail"
where
  "mail"."user_id" = any ($1::uuid[]);

-- announcements.mailReach
select
  cast(
    count(*) filter (
      where
        "full"."user_id" is null
    ) as integer
  ) as "mailed",
  cast(
    count(*) filter (
      where
        "full"."user_id" is not null
    ) as integer
  ) as "withoutMail",
  max("full"."first") as "last"
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
  inner join (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account" on "account"."id" = "person"."id"
  left join (
    select
      "mail"."user_id",
      min("mail"."mailed_at") as "first"
    from
      "announcement_mails" as "mail"
    where
      "mail"."mailed_at" > $1::timestamptz - '30 days'::interval
    group by
      "mail"."user_id"
    having
      cast(count(*) as integer) >= 2
  ) as "full" on "full"."user_id" = "person"."id"
where
  "person"."is_banned" = false
  and (
    $2::text is null
    or "person"."role" = $2::text
  )
  and (
    $3::int4 is null
    or "person"."year_of_graduation" = $3::int4
  )
  and (
    $4::text is null
    or replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE') = $4::text
  )
  and not exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "person"."id"
      and "notification_settings"."mail_college" = false
  );

-- announcements.nextToMail
select
  "person"."id"
from
  "announcements" as "announcement"
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
  ) as "person" on true
  inner join (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account" on "account"."id" = "person"."id"
where
  "announcement"."id" = $1::uuid
  and "person"."is_banned" = false
  and (
    $2::uuid is null
    or "person"."id" > $2::uuid
  )
  and (
    "announcement"."role" is null
    or "person"."role" = "announcement"."role"
  )
  and (
    "announcement"."year_of_graduation" is null
    or "person"."year_of_graduation" = "announcement"."year_of_graduation"
  )
  and (
    "announcement"."branch" is null
    or "announcement"."branch" = replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE')
  )
  and not exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "person"."id"
      and "notification_settings"."mail_college" = false
  )
order by
  "person"."id"
limit
  40;

-- announcements.nextToTell
select
  "person"."id"
from
  "announcements" as "announcement"
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
  ) as "person" on true
where
  "announcement"."id" = $1::uuid
  and "person"."is_banned" = false
  and (
    $2::uuid is null
    or "person"."id" > $2::uuid
  )
  and (
    "announcement"."role" is null
    or "person"."role" = "announcement"."role"
  )
  and (
    "announcement"."year_of_graduation" is null
    or "person"."year_of_graduation" = "announcement"."year_of_graduation"
  )
  and (
    "announcement"."branch" is null
    or "announcement"."branch" = replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE')
  )
order by
  "person"."id"
limit
  500;

-- announcements.openFor
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt"
from
  "announcements" as "announcement"
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
  ) as "person" on "person"."id" = $1::uuid
where
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $2::timestamptz
    )
  )
  and (
    $3::boolean
    or (
      (
        "announcement"."role" is null
        or "announcement"."role" = $4::text
      )
      and (
        "announcement"."year_of_graduation" is null
        or "announcement"."year_of_graduation" = "person"."year_of_graduation"
      )
      and (
        "announcement"."branch" is null
        or "announcement"."branch" = replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE')
      )
    )
  )
  and not exists (
    select
    from
      "announcement_dismissals" as "dismissal"
    where
      "dismissal"."announcement_id" = "announcement"."id"
      and "dismissal"."user_id" = $1::uuid
  )
order by
  "announcement"."id" desc
limit
  10;

-- announcements.page(20, newest, false, false, false)
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt",
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
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "announcement"
  left join (
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
  ) as "person" on "person"."id" = "announcement"."admin_id"
order by
  "announcement"."id" desc
limit
  21;

-- announcements.page(20, newest, true, active, true)
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt",
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
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "announcement"
  left join (
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
  ) as "person" on "person"."id" = "announcement"."admin_id"
where
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  )
  and "announcement"."message" ilike '%' || search_like ($2::text) || '%'
  and ("announcement"."id") < ($3::uuid)
order by
  "announcement"."id" desc
limit
  21;

-- announcements.page(20, newest, true, false, false)
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt",
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
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "announcement"
  left join (
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
  ) as "person" on "person"."id" = "announcement"."admin_id"
where
  ("announcement"."id") < ($2::uuid)
order by
  "announcement"."id" desc
limit
  21;

-- announcements.page(20, oldest, true, false, false)
select
  "announcement"."id",
  "announcement"."message",
  "announcement"."role",
  "announcement"."year_of_graduation" as "yearOfGraduation",
  "announcement"."branch",
  "announcement"."starts_at" as "startsAt",
  "announcement"."is_scheduled" as "isScheduled",
  "announcement"."ended_at" as "endedAt",
  "announcement"."by_mail" as "byMail",
  "announcement"."expires_at" as "expiresAt",
  "announcement"."created_at" as "createdAt",
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
  (
    "announcement"."ended_at" is null
    and "announcement"."is_scheduled" = false
    and (
      "announcement"."expires_at" is null
      or "announcement"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "announcement"
  left join (
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
  ) as "person" on "person"."id" = "announcement"."admin_id"
where
  ("announcement"."id") > ($2::uuid)
order by
  "announcement"."id" asc
limit
  21;

-- announcements.pageCount(active, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "announcement"."id",
      "announcement"."message",
      "announcement"."role",
      "announcement"."year_of_graduation" as "yearOfGraduation",
      "announcement"."branch",
      "announcement"."starts_at" as "startsAt",
      "announcement"."is_scheduled" as "isScheduled",
      "announcement"."ended_at" as "endedAt",
      "announcement"."by_mail" as "byMail",
      "announcement"."expires_at" as "expiresAt",
      "announcement"."created_at" as "createdAt",
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
      (
        "announcement"."ended_at" is null
        and "announcement"."is_scheduled" = false
        and (
          "announcement"."expires_at" is null
          or "announcement"."expires_at" > $1::timestamptz
        )
      ) as "active"
    from
      "announcements" as "announcement"
      left join (
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
      ) as "person" on "person"."id" = "announcement"."admin_id"
    where
      (
        "announcement"."ended_at" is null
        and "announcement"."is_scheduled" = false
        and (
          "announcement"."expires_at" is null
          or "announcement"."expires_at" > $1::timestamptz
        )
      )
      and "announcement"."message" ilike '%' || search_like ($2::text) || '%'
    limit
      1001
  ) as "counted";

-- announcements.pageCount(false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "announcement"."id",
      "announcement"."message",
      "announcement"."role",
      "announcement"."year_of_graduation" as "yearOfGraduation",
      "announcement"."branch",
      "announcement"."starts_at" as "startsAt",
      "announcement"."is_scheduled" as "isScheduled",
      "announcement"."ended_at" as "endedAt",
      "announcement"."by_mail" as "byMail",
      "announcement"."expires_at" as "expiresAt",
      "announcement"."created_at" as "createdAt",
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
      (
        "announcement"."ended_at" is null
        and "announcement"."is_scheduled" = false
        and (
          "announcement"."expires_at" is null
          or "announcement"."expires_at" > $1::timestamptz
        )
      ) as "active"
    from
      "announcements" as "announcement"
      left join (
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
      ) as "person" on "person"."id" = "announcement"."admin_id"
    limit
      1001
  ) as "counted";

-- announcements.reach
select
  cast(count(*) as integer) as "count"
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
  "person"."is_banned" = false
  and (
    $1::text is null
    or "person"."role" = $1::text
  )
  and (
    $2::int4 is null
    or "person"."year_of_graduation" = $2::int4
  )
  and (
    $3::text is null
    or replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE') = $3::text
  );
