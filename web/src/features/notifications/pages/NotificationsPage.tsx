import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConnectionState } from '@/core/connection';
import { RequireSignedIn } from '@/features/identity';
import { Button, IconButton, Page, Tabs, TabStrip } from '@/ui';
import {
  notificationTabs,
  notificationTexts,
  type NotificationTab,
} from '@schema/rules/notifications-texts';
import { BulkMenu } from '../components/BulkMenu';
import { NotificationList } from '../components/NotificationList';
import { useNotificationList } from '../useNotificationList';
import classes from './NotificationsPage.module.css';

const SettingsPanel = lazy(() => import('../components/SettingsPanel'));

/** The tab stands in the address, so that links and Back lead to it. */
function useTab(): [NotificationTab, (tab: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const tab = notificationTabs.find((one) => one === params.get('tab')) ?? 'all';
  return [tab, (next) => setParams(next && next !== 'all' ? { tab: next } : {}, { replace: true })];
}

function Notifications() {
  const [tab, setTab] = useTab();
  const list = useNotificationList(tab);
  const line = useConnectionState();
  /** Null: nothing is being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [settings, setSettings] = useState<'never' | 'open' | 'shut'>('never');
  const shown = list.notifications ?? [];

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });

  return (
    <Page
      title={notificationTexts.title}
      width="reading"
      actions={
        <div className={classes.actions}>
          {(shown.length > 0 || chosen) && (
            <Button
              size="sm"
              variant={chosen ? 'light' : 'subtle'}
              aria-pressed={chosen !== null}
              onClick={() => setChosen(chosen ? null : new Set())}
            >
              {chosen ? notificationTexts.selectDone : notificationTexts.select}
            </Button>
          )}
          <BulkMenu
            tab={tab}
            shown={shown}
            chosen={shown.filter(({ id }) => chosen?.has(id))}
            onDone={() => setChosen(null)}
          />
          <IconButton
            label={notificationTexts.settings}
            aria-haspopup="dialog"
            onClick={() => setSettings('open')}
          >
            <IconSettings size={20} aria-hidden />
          </IconButton>
        </div>
      }
    >
      {line === 'lost' && (
        <p role="alert" className={classes.lost}>
          {notificationTexts.liveFailed}
        </p>
      )}
      <Tabs
        value={tab}
        onChange={(next) => {
          setTab(next);
          setChosen(null);
        }}
        keepMounted={false}
      >
        <TabStrip open={tab} aria-label={notificationTexts.title}>
          {notificationTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {notificationTexts.tabs[one]}
            </Tabs.Tab>
          ))}
        </TabStrip>
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          <NotificationList
            list={list}
            chosen={chosen}
            choose={({ id }, isChosen) => choose(id, isChosen)}
          />
        </Tabs.Panel>
      </Tabs>
      {settings !== 'never' && (
        <Suspense fallback={null}>
          <SettingsPanel opened={settings === 'open'} onClose={() => setSettings('shut')} />
        </Suspense>
      )}
    </Page>
  );
}

/** What happened that concerns one. */
export default function NotificationsPage() {
  return (
    <RequireSignedIn>
      <Notifications />
    </RequireSignedIn>
  );
}
