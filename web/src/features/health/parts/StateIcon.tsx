import type { HealthState } from '@schema/rules/health/health';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import css from './Health.module.css';

const icons = { good: IconCircleCheck, attention: IconAlertTriangle, bad: IconCircleX } as const;

/** How something stands, as a picture beside its words. */
export function StateIcon({ state, size = 24 }: { state: HealthState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} stroke={1.75} className={css.icon} data-state={state} aria-hidden />;
}
