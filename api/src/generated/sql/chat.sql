-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- chat.abandoned
select
  "c"."id"
from
  "conversations" as "c"
where
  not exists (
    select
      "p"."user_id"
    from
      "conversation_participants" as "p"
    where
      "p"."conversation_id" = "c"."id"
      and "p"."left_at" is null
  )
limit
  200;

-- chat.activeIds
select
  "c"."id"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
where
  "p"."user_id" = $1::uuid
  and "p"."left_at" is null
  and "c"."status" = 'active'
  and (
    $2::boolean
    or not (
      "c"."type" = 'dm'
      and not exists (
        select
          "u"."id"
        from
          "conversation_participants" as "o"
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
          ) as "u" on "u"."id" = "o"."user_id"
        where
          "o"."conversation_id" = "c"."id"
          and "o"."user_id" <> $1::uuid
          and "o"."left_at" is null
          and "u"."is_banned" = false
          and not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("u"."id", $1::uuid)
                and "pair"."high_id" = greatest("u"."id", $1::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
      )
    )
  )
order by
  "c"."active_at" desc
limit
  100;

-- chat.addable
select
  "u"."id"
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
  "u"."id" = any ($1::uuid[])
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "u"."id"
      and "listed"."is_listed" = true
  )
  and exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and "pair"."status" = 'connected'
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.apart
select
  "joining"."id"
from
  unnest($1::uuid[]) as joining (id)
  inner join unnest($2::uuid[]) as there (id) on "there"."id" <> "joining"."id"
where
  exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("joining"."id", "there"."id")
        and "pair"."high_id" = greatest("joining"."id", "there"."id")
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
limit
  1;

-- chat.around
select
  "m"."id",
  "m"."content",
  "m"."file_name" as "fileName",
  "m"."created_at" as "createdAt",
  "m"."deleted_at" as "deletedAt",
  "f"."id" as "fileId",
  "f"."content_type" as "fileType",
  "u"."full_name" as "senderName"
from
  "messages" as "reported"
  inner join "messages" as "m" on "m"."conversation_id" = "reported"."conversation_id"
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
  ) as "u" on "u"."id" = "m"."sender_id"
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f" on "f"."id" = "m"."file_id"
  and "m"."id" = "reported"."id"
where
  "reported"."id" = $1::uuid
  and "m"."kind" <> 'system'
  and "m"."number" >= "reported"."number" - 3
  and "m"."number" <= "reported"."number" + 3
order by
  "m"."number";

-- chat.closedAmong
select
  "c"."id"
from
  "conversations" as "c"
where
  "c"."id" = any ($1::uuid[])
  and (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $2::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $2::uuid)
              and "pair"."high_id" = greatest("u"."id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  );

-- chat.conversation
select
  "c"."id",
  "c"."type",
  "c"."status",
  "c"."name",
  "c"."picture_id" as "pictureId",
  "c"."note",
  "c"."asked_at" as "askedAt",
  "c"."answered_at" as "answeredAt",
  "c"."last_number" as "lastNumber",
  "c"."active_at" as "activeAt",
  "p"."role",
  "p"."last_read_number" as "lastReadNumber",
  "p"."muted_until" as "mutedUntil",
  "p"."pinned_at" as "pinnedAt",
  greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0) as "unreadCount",
  coalesce(c.last_number <= p.archived_number, false) as "isArchived",
  (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $1::uuid)
              and "pair"."high_id" = greatest("u"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(c.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
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
          "u"."work" as "u_work"
        from
          "conversation_participants" as "o"
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
          ) as "u" on "u"."id" = "o"."user_id"
        where
          "o"."conversation_id" = "c"."id"
          and "o"."user_id" <> $1::uuid
          and "o"."left_at" is null
        order by
          "o"."joined_at",
          "o"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "c"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "c"."id"
      and (
        "p"."left_at" is null
        and "newest"."number" > "p"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "p"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "m" on true
where
  "p"."user_id" = $1::uuid
  and "p"."left_at" is null
  and (
    "c"."id" = $2::uuid
    or "c"."pair_key" = least($1::uuid, $2::uuid)::text || ':' || greatest($1::uuid, $2::uuid)::text
  );

-- chat.conversations(all, 20, false, false)
select
  "c"."id",
  "c"."type",
  "c"."status",
  "c"."name",
  "c"."picture_id" as "pictureId",
  "c"."note",
  "c"."asked_at" as "askedAt",
  "c"."answered_at" as "answeredAt",
  "c"."last_number" as "lastNumber",
  "c"."active_at" as "activeAt",
  "p"."role",
  "p"."last_read_number" as "lastReadNumber",
  "p"."muted_until" as "mutedUntil",
  "p"."pinned_at" as "pinnedAt",
  greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0) as "unreadCount",
  coalesce(c.last_number <= p.archived_number, false) as "isArchived",
  (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $1::uuid)
              and "pair"."high_id" = greatest("u"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(c.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
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
          "u"."work" as "u_work"
        from
          "conversation_participants" as "o"
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
          ) as "u" on "u"."id" = "o"."user_id"
        where
          "o"."conversation_id" = "c"."id"
          and "o"."user_id" <> $1::uuid
          and "o"."left_at" is null
        order by
          "o"."joined_at",
          "o"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "c"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "c"."id"
      and (
        "p"."left_at" is null
        and "newest"."number" > "p"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "p"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "m" on true
where
  "p"."user_id" = $1::uuid
  and "p"."left_at" is null
  and (
    c.type = 'group'
    or c.creator_id = $1::uuid
    or c.status = 'pending'
    or (
      c.status = 'active'
      and c.last_number > 0
    )
  )
  and not coalesce(c.last_number <= p.archived_number, false)
order by
  (p.pinned_at is not null) desc,
  "c"."active_at" desc,
  "c"."id" desc
limit
  21;

-- chat.conversations(unread, 20, true, true)
select
  "c"."id",
  "c"."type",
  "c"."status",
  "c"."name",
  "c"."picture_id" as "pictureId",
  "c"."note",
  "c"."asked_at" as "askedAt",
  "c"."answered_at" as "answeredAt",
  "c"."last_number" as "lastNumber",
  "c"."active_at" as "activeAt",
  "p"."role",
  "p"."last_read_number" as "lastReadNumber",
  "p"."muted_until" as "mutedUntil",
  "p"."pinned_at" as "pinnedAt",
  greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0) as "unreadCount",
  coalesce(c.last_number <= p.archived_number, false) as "isArchived",
  (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $1::uuid)
              and "pair"."high_id" = greatest("u"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(c.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
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
          "u"."work" as "u_work"
        from
          "conversation_participants" as "o"
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
          ) as "u" on "u"."id" = "o"."user_id"
        where
          "o"."conversation_id" = "c"."id"
          and "o"."user_id" <> $1::uuid
          and "o"."left_at" is null
        order by
          "o"."joined_at",
          "o"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "c"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "c"."id"
      and (
        "p"."left_at" is null
        and "newest"."number" > "p"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "p"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "m" on true
where
  "p"."user_id" = $1::uuid
  and "p"."left_at" is null
  and (
    c.type = 'group'
    or c.creator_id = $1::uuid
    or c.status = 'pending'
    or (
      c.status = 'active'
      and c.last_number > 0
    )
  )
  and not coalesce(c.last_number <= p.archived_number, false)
  and (
    greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0) > 0
    or (
      c.status = 'pending'
      and c.creator_id is distinct from $1::uuid
    )
  )
  and (
    search_norm ("c"."name") like search_anywhere ($2::text)
    or exists (
      select
      from
        "conversation_participants" as "o"
        inner join (
          select
            "user_id",
            "name_norm",
            "name_keys",
            "bio",
            "interests",
            "visibility",
            "has_content",
            "views",
            "helpful",
            "last_active_at"
          from
            "profiles"
          where
            "is_listed" = true
        ) as "pr" on "pr"."user_id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and pr.name_norm like search_anywhere ($2::text)
    )
  )
  and ((p.pinned_at is not null), c.active_at, c.id) < ($3::boolean, $4::timestamptz, $5::uuid)
order by
  (p.pinned_at is not null) desc,
  "c"."active_at" desc,
  "c"."id" desc
limit
  21;

-- chat.copyOfConversations
select
  "c"."id" as "id",
  "c"."type" as "type",
  "c"."status" as "status",
  "c"."name" as "name",
  "p"."role" as "role",
  "p"."joined_at" as "joinedAt",
  "p"."left_at" as "leftAt",
  "p"."last_read_number" as "lastReadNumber",
  "p"."last_delivered_number" as "lastDeliveredNumber",
  "p"."visible_after" as "visibleAfter",
  "p"."muted_until" as "mutedUntil",
  "p"."pinned_at" as "pinnedAt",
  "p"."archived_number" as "archivedNumber",
  case
    when c.creator_id = $1::uuid then c.note
  end as "request",
  (
    select
      "u"."full_name"
    from
      "conversation_participants" as "o"
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
      ) as "u" on "u"."id" = "o"."user_id"
    where
      "o"."conversation_id" = "c"."id"
      and "c"."type" = 'dm'
      and "o"."user_id" <> $1::uuid
    limit
      1
  ) as "with"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
where
  "p"."user_id" = $1::uuid
order by
  "c"."id";

-- chat.copyOfHidden
select
  "h"."message_id" as "messageId"
from
  "hidden_messages" as "h"
where
  "h"."user_id" = $1::uuid
order by
  "h"."message_id";

-- chat.copyOfMessages
select
  "m"."id" as "id",
  "m"."conversation_id" as "conversationId",
  "m"."number" as "number",
  "m"."kind" as "kind",
  "m"."content" as "content",
  "m"."file_id" as "fileId",
  "m"."file_name" as "fileName",
  "m"."file_size" as "fileSize",
  "m"."file_pages" as "filePages",
  "m"."reply_to_id" as "replyToId",
  "m"."is_forwarded" as "isForwarded",
  "m"."created_at" as "createdAt",
  "m"."edited_at" as "editedAt",
  "m"."deleted_at" as "deletedAt"
from
  "messages" as "m"
where
  "m"."sender_id" = $1::uuid
  and "m"."id" > $2::uuid
order by
  "m"."id"
limit
  1000;

-- chat.copyOfReactions
select
  "r"."message_id" as "messageId",
  "r"."emoji" as "emoji"
from
  "message_reactions" as "r"
where
  "r"."user_id" = $1::uuid
order by
  "r"."message_id";

-- chat.delivered
with
  "delivered" as (
    update "conversation_participants" as "p"
    set
      "shown_read_number" = case
        when (
          "c"."type" = 'dm'
          and not exists (
            select
              "u"."id"
            from
              "conversation_participants" as "o"
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
              ) as "u" on "u"."id" = "o"."user_id"
            where
              "o"."conversation_id" = "c"."id"
              and "o"."user_id" <> $1::uuid
              and "o"."left_at" is null
              and "u"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("u"."id", $1::uuid)
                    and "pair"."high_id" = greatest("u"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("p"."shown_read_number", "p"."last_read_number")
      end,
      "shown_delivered_number" = case
        when (
          "c"."type" = 'dm'
          and not exists (
            select
              "u"."id"
            from
              "conversation_participants" as "o"
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
              ) as "u" on "u"."id" = "o"."user_id"
            where
              "o"."conversation_id" = "c"."id"
              and "o"."user_id" <> $1::uuid
              and "o"."left_at" is null
              and "u"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("u"."id", $1::uuid)
                    and "pair"."high_id" = greatest("u"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("p"."shown_delivered_number", "p"."last_delivered_number")
      end,
      "last_delivered_number" = "c"."last_number"
    from
      "conversations" as "c"
    where
      "c"."id" = "p"."conversation_id"
      and "p"."user_id" = $1::uuid
      and "p"."left_at" is null
      and "p"."last_delivered_number" < "c"."last_number"
      and (
        $2::uuid[] is null
        or c.id = any ($2::uuid[])
      )
    returning
      "p"."conversation_id",
      "p"."last_read_number",
      "p"."last_delivered_number"
  )
select
  "c"."id" as "conversationId",
  "delivered"."last_read_number" as "readNumber",
  "delivered"."last_delivered_number" as "deliveredNumber",
  (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $1::uuid)
              and "pair"."high_id" = greatest("u"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed"
from
  "delivered"
  inner join "conversations" as "c" on "c"."id" = "delivered"."conversation_id";

-- chat.filesIn
select distinct
  "m"."file_id" as "fileId"
from
  "messages" as "m"
where
  "m"."conversation_id" = any ($1::uuid[])
  and "m"."file_id" is not null;

-- chat.foundMessages(20, false, false)
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "messages" as "m" on "m"."conversation_id" = "p"."conversation_id"
where
  "p"."user_id" = $1::uuid
  and (
    "p"."left_at" is null
    and "m"."number" > "p"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "m"."id"
        and "hidden"."user_id" = "p"."user_id"
    )
  )
  and "m"."kind" <> 'system'
  and "m"."deleted_at" is null
  and search_norm (m.content || ' ' || coalesce(m.file_name, '')) like search_anywhere ($2::text)
order by
  "m"."id" desc
limit
  21;

-- chat.message
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              $1::boolean as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "messages" as "m"
where
  "m"."id" = $2::uuid;

-- chat.messageByKey
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "messages" as "m"
where
  "m"."sender_id" = $1::uuid
  and "m"."key" = $2::text;

-- chat.messageReaders
select
  "p"."user_id" as "userId",
  (
    "r"."id" is null
    or exists (
      select
      from
        "conversation_participants" as "reader"
      where
        "reader"."conversation_id" = "r"."conversation_id"
        and "reader"."user_id" = "p"."user_id"
        and (
          "reader"."left_at" is null
          and "r"."number" > "reader"."visible_after"
          and not exists (
            select
            from
              "hidden_messages" as "hidden"
            where
              "hidden"."message_id" = "r"."id"
              and "hidden"."user_id" = "reader"."user_id"
          )
        )
    )
  ) as "readsQuote"
from
  "messages" as "m"
  inner join "conversation_participants" as "p" on "p"."conversation_id" = "m"."conversation_id"
  left join "messages" as "r" on "r"."id" = "m"."reply_to_id"
where
  "m"."id" = $1::uuid
  and "p"."user_id" = any ($2::uuid[])
  and (
    "p"."left_at" is null
    and "m"."number" > "p"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "m"."id"
        and "hidden"."user_id" = "p"."user_id"
    )
  );

-- chat.messages(after, 50)
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "messages" as "m" on "m"."conversation_id" = "p"."conversation_id"
where
  "p"."conversation_id" = $2::uuid
  and "p"."user_id" = $1::uuid
  and (
    "p"."left_at" is null
    and "m"."number" > "p"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "m"."id"
        and "hidden"."user_id" = "p"."user_id"
    )
  )
  and "m"."number" > $3::int4
order by
  "m"."number" asc
limit
  51;

-- chat.messages(newest, 50)
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "conversation_participants" as "p"
  inner join "messages" as "m" on "m"."conversation_id" = "p"."conversation_id"
where
  "p"."conversation_id" = $2::uuid
  and "p"."user_id" = $1::uuid
  and (
    "p"."left_at" is null
    and "m"."number" > "p"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "m"."id"
        and "hidden"."user_id" = "p"."user_id"
    )
  )
order by
  "m"."number" desc
limit
  51;

-- chat.messagesAround(25, 25)
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  (
    select
      *
    from
      (
        select
          "one".*
        from
          "conversation_participants" as "p"
          inner join "messages" as "one" on "one"."conversation_id" = "p"."conversation_id"
        where
          "p"."conversation_id" = $2::uuid
          and "p"."user_id" = $1::uuid
          and (
            "p"."left_at" is null
            and "one"."number" > "p"."visible_after"
            and not exists (
              select
              from
                "hidden_messages" as "hidden"
              where
                "hidden"."message_id" = "one"."id"
                and "hidden"."user_id" = "p"."user_id"
            )
          )
          and "one"."number" < $3::int4
        order by
          "one"."number" desc
        limit
          26
      ) as "older"
    union all
    select
      *
    from
      (
        select
          "one".*
        from
          "conversation_participants" as "p"
          inner join "messages" as "one" on "one"."conversation_id" = "p"."conversation_id"
        where
          "p"."conversation_id" = $2::uuid
          and "p"."user_id" = $1::uuid
          and (
            "p"."left_at" is null
            and "one"."number" > "p"."visible_after"
            and not exists (
              select
              from
                "hidden_messages" as "hidden"
              where
                "hidden"."message_id" = "one"."id"
                and "hidden"."user_id" = "p"."user_id"
            )
          )
          and "one"."number" >= $3::int4
        order by
          "one"."number"
        limit
          26
      ) as "others"
  ) as "m"
order by
  "m"."number";

-- chat.nextToRead
select
  "p"."user_id" as "userId",
  coalesce(
    (
      select
        min(m.number) - 1 as "number"
      from
        "messages" as "m"
      where
        "m"."conversation_id" = "p"."conversation_id"
        and "m"."number" > $1::int4
        and "m"."deleted_at" is null
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "m"."id"
            and "hidden"."user_id" = "p"."user_id"
        )
    ),
    "c"."last_number"
  ) as "readNumber"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
where
  "p"."conversation_id" = $2::uuid
  and "p"."user_id" = any ($3::uuid[]);

-- chat.openFor
select
  "c"."id",
  "c"."status"
from
  "conversations" as "c"
where
  (
    "c"."id" = $1::uuid
    or "c"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and (
    exists (
      select
      from
        "conversation_participants" as "own"
      where
        "own"."conversation_id" = "c"."id"
        and "own"."user_id" = $2::uuid
        and "own"."left_at" is null
    )
    and not (
      "c"."type" = 'dm'
      and not exists (
        select
          "u"."id"
        from
          "conversation_participants" as "o"
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
          ) as "u" on "u"."id" = "o"."user_id"
        where
          "o"."conversation_id" = "c"."id"
          and "o"."user_id" <> $2::uuid
          and "o"."left_at" is null
          and "u"."is_banned" = false
          and not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("u"."id", $2::uuid)
                and "pair"."high_id" = greatest("u"."id", $2::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
      )
    )
  );

-- chat.othersToAsk
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
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr" on "pr"."user_id" = "u"."id"
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
  ) as "asked" on "asked"."id" = $1::uuid
where
  "u"."is_banned" = false
  and 'alumni' = any (u.roles)
  and "u"."id" not in ($1::uuid, $2::uuid)
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "u"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "u"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "u"."id"
    ),
    5
  )
  and not exists (
    select
      "c"."id"
    from
      "conversations" as "c"
    where
      "c"."pair_key" = least("u"."id", $2::uuid)::text || ':' || greatest("u"."id", $2::uuid)::text
  )
order by
  (u.stream is not distinct from asked.stream) desc,
  "pr"."helpful" desc,
  "u"."id"
limit
  3;

-- chat.outdatedForSome
select
  "p"."conversation_id" as "conversationId",
  "p"."user_id" as "userId",
  "old"."number"
from
  "conversation_participants" as "p"
  inner join lateral (
    select
      max(m.number) as "number"
    from
      "messages" as "m"
    where
      "m"."conversation_id" = "p"."conversation_id"
      and "m"."number" > "p"."visible_after"
      and "m"."created_at" < $1::timestamptz
  ) as "old" on true
where
  coalesce(
    (
      select
        "chosen"."retention"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "p"."user_id"
    ),
    'forever'
  ) = '30days'
  and "old"."number" is not null
limit
  200;

-- chat.ownConversation
select
  "c"."id"
from
  "conversations" as "c"
where
  (
    "c"."id" = $1::uuid
    or "c"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and exists (
    select
    from
      "conversation_participants" as "own"
    where
      "own"."conversation_id" = "c"."id"
      and "own"."user_id" = $2::uuid
      and "own"."left_at" is null
  );

-- chat.participants
select
  "p"."conversation_id" as "conversationId",
  "p"."role",
  (
    c.type = 'group'
    and p.user_id is not distinct from c.creator_id
  ) as "isCreator",
  case
    when f.still then coalesce("p"."shown_read_number", "p"."last_read_number")
    else "p"."last_read_number"
  end as "lastReadNumber",
  case
    when f.still then coalesce("p"."shown_delivered_number", "p"."last_delivered_number")
    else "p"."last_delivered_number"
  end as "lastDeliveredNumber",
  "p"."joined_at" as "joinedAt",
  case
    when f.still then greatest(
      c.last_number - case
        when f.still then coalesce("p"."shown_read_number", "p"."last_read_number")
        else "p"."last_read_number"
      end,
      0
    )
    else greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0)
  end as "unreadCount",
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
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
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
  ) as "u" on "u"."id" = "p"."user_id"
  cross join lateral (
    select
      (
        p.user_id is distinct from $1::uuid
        and (
          "c"."type" = 'dm'
          and not exists (
            select
              "u"."id"
            from
              "conversation_participants" as "o"
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
              ) as "u" on "u"."id" = "o"."user_id"
            where
              "o"."conversation_id" = "c"."id"
              and "o"."user_id" <> "p"."user_id"
              and "o"."left_at" is null
              and "u"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("u"."id", "p"."user_id")
                    and "pair"."high_id" = greatest("u"."id", "p"."user_id")
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        )
      ) as "still"
  ) as "f"
where
  "p"."conversation_id" = any ($2::uuid[])
  and "p"."left_at" is null
order by
  "p"."joined_at",
  "p"."user_id";

-- chat.partner
select
  "c"."id" as "conversationId",
  "other"."user_id" as "userId"
from
  "conversations" as "c"
  inner join "conversation_participants" as "other" on "other"."conversation_id" = "c"."id"
where
  (
    "c"."id" = $1::uuid
    or "c"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and "c"."type" = 'dm'
  and (
    c.status = 'active'
    and (
      exists (
        select
        from
          "conversation_participants" as "own"
        where
          "own"."conversation_id" = "c"."id"
          and "own"."user_id" = $2::uuid
          and "own"."left_at" is null
      )
      and not (
        "c"."type" = 'dm'
        and not exists (
          select
            "u"."id"
          from
            "conversation_participants" as "o"
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
            ) as "u" on "u"."id" = "o"."user_id"
          where
            "o"."conversation_id" = "c"."id"
            and "o"."user_id" <> $2::uuid
            and "o"."left_at" is null
            and "u"."is_banned" = false
            and not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("u"."id", $2::uuid)
                  and "pair"."high_id" = greatest("u"."id", $2::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
        )
      )
    )
  )
  and "other"."user_id" <> $2::uuid
  and "other"."left_at" is null;

-- chat.picturesOf
select
  "c"."picture_id" as "pictureId"
from
  "conversations" as "c"
where
  "c"."id" = any ($1::uuid[])
  and "c"."picture_id" is not null;

-- chat.reachablePerson
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
  "u"."roles",
  coalesce(
    (
      select
        "chosen"."auto_accept"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "u"."id"
    ),
    false
  ) as "autoAccepts",
  coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "u"."id"
    ),
    5
  ) as "limit",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "u"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "u"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "u"."id"
    ),
    5
  ) as "takesAnother"
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
  "u"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "u"."id"
      and "listed"."is_listed" = true
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.read
with
  "read" as (
    update "conversation_participants" as "p"
    set
      "shown_read_number" = case
        when (
          "c"."type" = 'dm'
          and not exists (
            select
              "u"."id"
            from
              "conversation_participants" as "o"
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
              ) as "u" on "u"."id" = "o"."user_id"
            where
              "o"."conversation_id" = "c"."id"
              and "o"."user_id" <> $1::uuid
              and "o"."left_at" is null
              and "u"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("u"."id", $1::uuid)
                    and "pair"."high_id" = greatest("u"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("p"."shown_read_number", "p"."last_read_number")
      end,
      "shown_delivered_number" = case
        when (
          "c"."type" = 'dm'
          and not exists (
            select
              "u"."id"
            from
              "conversation_participants" as "o"
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
              ) as "u" on "u"."id" = "o"."user_id"
            where
              "o"."conversation_id" = "c"."id"
              and "o"."user_id" <> $1::uuid
              and "o"."left_at" is null
              and "u"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("u"."id", $1::uuid)
                    and "pair"."high_id" = greatest("u"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("p"."shown_delivered_number", "p"."last_delivered_number")
      end,
      "last_read_number" = least($2::int4, "c"."last_number"),
      "last_delivered_number" = greatest("p"."last_delivered_number", least($2::int4, "c"."last_number"))
    from
      "conversations" as "c"
    where
      "c"."id" = "p"."conversation_id"
      and "p"."conversation_id" = $3::uuid
      and "p"."user_id" = $1::uuid
      and "p"."left_at" is null
      and "p"."last_read_number" < least($2::int4, "c"."last_number")
    returning
      "p"."conversation_id",
      "p"."user_id",
      "p"."last_read_number",
      "p"."last_delivered_number"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'conversationRead' as "kind",
      "read"."conversation_id" as "subject_id",
      "read"."user_id" as "actor_id",
      $4::timestamptz as "created_at"
    from
      "read"
  )
select
  "read"."last_read_number" as "readNumber",
  "read"."last_delivered_number" as "deliveredNumber",
  (
    "c"."type" = 'dm'
    and not exists (
      select
        "u"."id"
      from
        "conversation_participants" as "o"
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
        ) as "u" on "u"."id" = "o"."user_id"
      where
        "o"."conversation_id" = "c"."id"
        and "o"."user_id" <> $1::uuid
        and "o"."left_at" is null
        and "u"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("u"."id", $1::uuid)
              and "pair"."high_id" = greatest("u"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed"
from
  "read"
  inner join "conversations" as "c" on "c"."id" = "read"."conversation_id";

-- chat.readableMessage
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName"
from
  "messages" as "m"
  inner join "conversation_participants" as "p" on "p"."conversation_id" = "m"."conversation_id"
where
  "m"."id" = $2::uuid
  and "p"."user_id" = $1::uuid
  and (
    "p"."left_at" is null
    and "m"."number" > "p"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "m"."id"
        and "hidden"."user_id" = "p"."user_id"
    )
  );

-- chat.requestOfLink
select
  "c"."id",
  "c"."status",
  "c"."note",
  "c"."asked_at" as "askedAt",
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
  "conversations" as "c"
  inner join "conversation_participants" as "p" on "p"."conversation_id" = "c"."id"
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
  ) as "u" on "u"."id" = "c"."creator_id"
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
  ) as "asked" on "asked"."id" = "p"."user_id"
where
  "c"."id" = $1::uuid
  and "p"."user_id" = $2::uuid
  and "asked"."is_banned" = false
  and "u"."is_banned" = false
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.send
with
  "numbered" as (
    update "conversations" as "c"
    set
      "last_number" = "c"."last_number" + 1,
      "active_at" = greatest("c"."active_at", $1::timestamptz)
    where
      "c"."id" = $2::uuid
      and (
        c.status = 'active'
        and (
          exists (
            select
            from
              "conversation_participants" as "own"
            where
              "own"."conversation_id" = "c"."id"
              and "own"."user_id" = $3::uuid
              and "own"."left_at" is null
          )
          and not (
            "c"."type" = 'dm'
            and not exists (
              select
                "u"."id"
              from
                "conversation_participants" as "o"
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
                ) as "u" on "u"."id" = "o"."user_id"
              where
                "o"."conversation_id" = "c"."id"
                and "o"."user_id" <> $3::uuid
                and "o"."left_at" is null
                and "u"."is_banned" = false
                and not exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("u"."id", $3::uuid)
                      and "pair"."high_id" = greatest("u"."id", $3::uuid)
                    )
                    and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                )
            )
          )
        )
      )
      and not exists (
        select
          "before"."id"
        from
          "messages" as "before"
        where
          "before"."sender_id" = $3::uuid
          and "before"."key" = $4::text
      )
    returning
      "c"."id",
      "c"."last_number"
  ),
  "sent" as (
    insert into
      "messages" (
        "conversation_id",
        "number",
        "id",
        "sender_id",
        "key",
        "content",
        "kind",
        "file_id",
        "file_name",
        "file_size",
        "file_pages",
        "reply_to_id",
        "is_forwarded",
        "created_at"
      )
    select
      "numbered"."id" as "conversation_id",
      "numbered"."last_number" as "number",
      $5::uuid as "id",
      $3::uuid as "sender_id",
      $4::text as "key",
      $6::text as "content",
      $7::text as "kind",
      $8::uuid as "file_id",
      $9::text as "file_name",
      $10::int4 as "file_size",
      $11::int4 as "file_pages",
      (
        select
          "r"."id"
        from
          "messages" as "r"
        where
          "r"."id" = $12::uuid
          and "r"."conversation_id" = $2::uuid
          and exists (
            select
            from
              "conversation_participants" as "reader"
            where
              "reader"."conversation_id" = "r"."conversation_id"
              and "reader"."user_id" = $3::uuid
              and (
                "reader"."left_at" is null
                and "r"."number" > "reader"."visible_after"
                and not exists (
                  select
                  from
                    "hidden_messages" as "hidden"
                  where
                    "hidden"."message_id" = "r"."id"
                    and "hidden"."user_id" = "reader"."user_id"
                )
              )
          )
      ) as "reply_to_id",
      $13::boolean as "is_forwarded",
      $1::timestamptz as "created_at"
    from
      "numbered"
    returning
      *
  ),
  "read" as (
    update "conversation_participants" as "own"
    set
      "last_read_number" = "numbered"."last_number",
      "last_delivered_number" = "numbered"."last_number",
      "shown_read_number" = null,
      "shown_delivered_number" = null
    from
      "numbered"
    where
      "own"."conversation_id" = "numbered"."id"
      and "own"."user_id" = $3::uuid
    returning
      "own"."user_id"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'messageSent' as "kind",
      "sent"."id" as "subject_id",
      sent.sender_id as "actor_id",
      "sent"."created_at" as "created_at"
    from
      "sent"
  )
select
  "m"."id" as "m_id",
  "m"."conversation_id" as "m_conversationId",
  "m"."number" as "m_number",
  "m"."key" as "m_key",
  "m"."content" as "m_content",
  "m"."kind" as "m_kind",
  "m"."event" as "m_event",
  "m"."file_id" as "m_fileId",
  "m"."file_name" as "m_fileName",
  "m"."file_size" as "m_fileSize",
  "m"."file_pages" as "m_filePages",
  "m"."is_forwarded" as "m_isForwarded",
  "m"."edited_at" as "m_editedAt",
  "m"."deleted_at" as "m_deletedAt",
  "m"."created_at" as "m_createdAt",
  (
    select
      to_json(obj)
    from
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
          "u"."id" = "m"."sender_id"
      ) as obj
  ) as "m_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "r"."id",
          "r"."number",
          "r"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then r.file_name
          end as "fileName",
          case
            when seen.readable then r.file_pages
          end as "filePages",
          case
            when seen.readable then left(r.content, 200)
            else ''
          end as "content",
          "r"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "r"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "r"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "r"."conversation_id"
                  and "reader"."user_id" = $3::uuid
                  and (
                    "reader"."left_at" is null
                    and "r"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "r"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "r"."id" = "m"."reply_to_id"
      ) as obj
  ) as "m_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "m"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "m_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "m"."subject_id"
  ) as "m_subjectName",
  array(
    (
      select
        "r"."user_id"
      from
        "conversation_participants" as "r"
      where
        "r"."conversation_id" = "m"."conversation_id"
        and "r"."left_at" is null
    )
  ) as "recipients"
from
  "sent" as "m";

-- chat.unread
select
  cast(
    count(*) filter (
      where
        greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0) > 0
    ) as integer
  ) as "conversations",
  coalesce(
    sum(greatest(c.last_number - greatest(p.last_read_number, p.visible_after), 0)),
    0
  )::int as "messages",
  cast(
    count(*) filter (
      where
        (
          c.status = 'pending'
          and c.creator_id is distinct from $1::uuid
        )
    ) as integer
  ) as "requests"
from
  "conversation_participants" as "p"
  inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
where
  "p"."user_id" = $1::uuid
  and "p"."left_at" is null
  and not coalesce(c.last_number <= p.archived_number, false)
  and (
    "p"."muted_until" is null
    or "p"."muted_until" <= $2::timestamptz
  );

-- chat.unseenByAll
select
  "m"."id",
  "m"."file_id" as "fileId"
from
  "messages" as "m"
where
  not exists (
    select
      "p"."user_id"
    from
      "conversation_participants" as "p"
    where
      "p"."conversation_id" = "m"."conversation_id"
      and (
        "p"."left_at" is null
        and "m"."number" > "p"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "m"."id"
            and "hidden"."user_id" = "p"."user_id"
        )
      )
  )
limit
  200;

-- chat.usualAnswers
select
  "person"."id",
  ceil(
    percentile_cont(0.5) within group (
      order by
        answer.hours
    )
  )::int as "hours"
from
  unnest($1::uuid[]) as person (id)
  inner join lateral (
    select
      extract(
        epoch
        from
          c.answered_at - c.asked_at
      ) / 3600 as "hours"
    from
      "conversation_participants" as "p"
      inner join "conversations" as "c" on "c"."id" = "p"."conversation_id"
    where
      "p"."user_id" = "person"."id"
      and "c"."creator_id" <> "person"."id"
      and "c"."asked_at" is not null
      and "c"."answered_at" is not null
    order by
      "c"."answered_at" desc
    limit
      20
  ) as "answer" on true
group by
  "person"."id"
having
  count(*) >= 5;

-- chat.watchers
select
  "p"."user_id" as "userId"
from
  "conversation_participants" as "p"
where
  "p"."conversation_id" = $1::uuid
  and "p"."user_id" = any ($2::uuid[])
  and "p"."left_at" is null;
