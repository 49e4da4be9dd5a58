-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- services.mailServer
select
  "mail_server"."version" as "version",
  "mail_server"."host" as "host",
  "mail_server"."port" as "port",
  "mail_server"."security" as "security",
  "mail_server"."user_name" as "userName",
  "mail_server"."sealed_password" as "sealedPassword",
  "mail_server"."sender_address" as "senderAddress",
  "mail_server"."sender_name" as "senderName"
from
  "mail_server";

-- services.signInWays
select
  "sign_in_ways"."version" as "version",
  "sign_in_ways"."issuer" as "issuer",
  "sign_in_ways"."client_id" as "clientId",
  "sign_in_ways"."sealed_secret" as "sealedSecret",
  "sign_in_ways"."name" as "name",
  "sign_in_ways"."scope" as "scope",
  "sign_in_ways"."domains" as "domains",
  "sign_in_ways"."groups" as "groups",
  "sign_in_ways"."claims" as "claims",
  "sign_in_ways"."google_client_id" as "googleClientId"
from
  "sign_in_ways";
