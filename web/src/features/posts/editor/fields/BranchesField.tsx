import { branchesOf } from '@schema/rules/college/college';
import { type ReactNode, useId } from 'react';
import { useStudies } from '@/core/college/studies';
import { Button, Chip } from '@/ui';
import classes from './BranchesField.module.css';

type Props = { value?: readonly string[]; onChange: (value: string[]) => void; error?: ReactNode };

/** Branches that the company asked for, in the order of the list. */
export function BranchesField({ value = [], onChange, error }: Props) {
  const id = useId();
  const offered = branchesOf(useStudies());
  // One that was named before stays to be seen, and to be taken away.
  const branches = [...new Set([...offered, ...value])];
  const toggle = (branch: string) =>
    onChange(
      branches.filter((one) => (one === branch ? !value.includes(one) : value.includes(one))),
    );
  const all = offered.every((branch) => value.includes(branch));
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          Eligible branches
        </span>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(all ? [] : offered)}>
          {all ? 'None' : 'All'}
        </Button>
      </div>
      <div className={classes.chips}>
        {branches.map((branch) => (
          <Chip key={branch} selected={value.includes(branch)} onClick={() => toggle(branch)}>
            {branch}
          </Chip>
        ))}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
