import {
  type NotificationTab,
  notificationTabs,
  notificationTexts,
} from '@schema/rules/notifications/notifications-texts';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { useConnectionState } from '@/core/live/connection';
import { RequireSignedIn } from '@/features/identity';
import { Button, IconButton, Page, TabStrip, Tabs, useLazyDialog } from '@/ui';
import { BulkMenu } from '../actions/BulkMenu';
import { useMarkSeen } from '../bell/useMarkSeen';
import { NotificationList } from '../list/NotificationList';
import { type NotificationListState, useNotificationList } from '../list/useNotificationList';
import {
  type NotificationSelection,
  useNotificationSelection,
} from '../list/useNotificationSelection';
import classes from './NotificationsPage.module.css';

const SettingsPanel = lazy(() => import('../settings/SettingsPanel'));

/** The open tab: the address names it, so that links and Back lead to it. */
function useTab(): [NotificationTab, (tab: string | null) => void] {
  const [query, change] = useAddressQuery();
  const open = notificationTabs.find((tab) => tab === query.get('tab')) ?? 'all';
  return [open, (tab) => change({ tab: tab === 'all' ? null : tab }, true)];
}

function SettingsButton() {
  const { isMounted, opened, open, close } = useLazyDialog();
  return (
    <>
      <IconButton label={notificationTexts.settings} aria-haspopup="dialog" onClick={open}>
        <IconSettings size={20} aria-hidden />
      </IconButton>
      {isMounted && (
        <Suspense fallback={null}>
          <SettingsPanel opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type ActionsProps = { list: NotificationListState; selection: NotificationSelection };

function PageActions({ list: { tab, rows: notifications = [] }, selection }: ActionsProps) {
  const { selectedIds, start, stop } = selection;
  return (
    <div className={classes.actions}>
      {(notifications.length > 0 || selectedIds) && (
        <Button
          size="sm"
          variant={selectedIds ? 'light' : 'subtle'}
          aria-pressed={selectedIds !== null}
          onClick={selectedIds ? stop : start}
        >
          {selectedIds ? notificationTexts.selectDone : notificationTexts.select}
        </Button>
      )}
      <BulkMenu
        tab={tab}
        loaded={notifications}
        selected={notifications.filter(({ id }) => selectedIds?.has(id))}
        onDone={stop}
      />
      <SettingsButton />
    </div>
  );
}

function Notifications() {
  const [tab, setTab] = useTab();
  const list = useNotificationList(tab);
  useMarkSeen(tab === 'all' ? list.rows?.[0]?.updatedAt : undefined);
  const selection = useNotificationSelection();
  const connection = useConnectionState();
  const openTab = (next: string | null) => {
    setTab(next);
    selection.stop();
  };
  return (
    <Page
      title={notificationTexts.title}
      width="reading"
      actions={<PageActions list={list} selection={selection} />}
    >
      {connection === 'lost' && (
        <p role="alert" className={classes.lost}>
          {notificationTexts.liveFailed}
        </p>
      )}
      <Tabs value={tab} onChange={openTab} keepMounted={false}>
        <TabStrip open={tab} aria-label={notificationTexts.title}>
          {notificationTabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {notificationTexts.tabs[name]}
            </Tabs.Tab>
          ))}
        </TabStrip>
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          <NotificationList list={list} selection={selection} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** `/notifications`: what happened that concerns the viewer. */
export default function NotificationsPage() {
  return (
    <RequireSignedIn>
      <Notifications />
    </RequireSignedIn>
  );
}
