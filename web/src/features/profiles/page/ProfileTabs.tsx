import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { Card, TabStrip, Tabs } from '@/ui';
import classes from './ProfileView.module.css';

export type ProfileTab = { value: string; label: string; panel: ReactNode };

type Props = { tabs: ProfileTab[] };

/**
 * The tabs of a profile; the address names the open one, so that links and Back lead to it. A panel
 * is drawn, and fetches its data, when it is opened.
 */
export function ProfileTabs({ tabs }: Props) {
  const [query, change] = useAddressQuery();
  const requested = query.get('tab');
  const open = tabs.find(({ value }) => value === requested)?.value ?? tabs[0]?.value ?? null;

  // Who follows a link to a tab sees the tab first. Choosing one here does not scroll.
  const wasLinked = useNavigationType() === NavigationType.Push && open === requested;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasLinked) top.current?.scrollIntoView();
  }, [wasLinked]);

  const select = (value: string | null) =>
    change({ tab: value === tabs[0]?.value ? null : value }, true);

  return (
    <Card as="section">
      <div ref={top} className={classes.top} />
      <Tabs value={open} onChange={select} keepMounted={false}>
        <TabStrip open={open} aria-label="What this person shared" className={classes.tabs}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabStrip>
        {tabs.map(({ value, panel }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel}>
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Card>
  );
}
