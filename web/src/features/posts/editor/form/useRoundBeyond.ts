import { useState } from 'react';
import type { PostForm } from './post-form';
import type { PostValues } from './post-values';

/** A round too many that a person asked for: the message stays until any value changes. */
export function useRoundBeyond(form: PostForm) {
  const [refusedAt, setRefusedAt] = useState<PostValues | null>(null);
  return {
    isRefused: refusedAt === form.values,
    refuse: () => setRefusedAt(form.getValues()),
  };
}

export type RoundBeyond = ReturnType<typeof useRoundBeyond>;
