import type { ApolloClient } from '@apollo/client';
import { refetchShownLists } from '@/core/data/reads/refetch-shown';
import { NotificationsDocument } from '@/generated/documents';

/** Fetches the lists of notifications on the page again, each as long as it is. */
export const refetchNotifications = (client: ApolloClient): void =>
  refetchShownLists(client, NotificationsDocument, ({ notifications }) => notifications.nodes);
