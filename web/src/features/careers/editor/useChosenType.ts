import type { CareerType } from '@schema/rules/careers/careers-texts';
import type { CareerStage } from '@schema/rules/identity/identity-texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldsOf } from '@/core/is-record';
import type { CareerEditorState } from './useCareerEditor';

const types: Record<CareerStage, CareerType> = {
  experienced: 'work',
  // Their first job is ahead or has just begun.
  fresher: 'work',
  intern: 'internship',
};

/** What was chosen during the verification, which leads here. */
function chosenType(state: unknown): CareerType | undefined {
  const chosen = fieldsOf(state)['careerStage'];
  return Object.entries(types).find(([stage]) => stage === chosen)?.[1];
}

/** Opens the first entry of the type that was chosen during the verification, once. */
export function useChosenType({ entries, add }: CareerEditorState): void {
  const { state } = useLocation();
  const type = chosenType(state);
  const isOpened = useRef(false);
  const open = useEffectEvent((chosen: CareerType) => {
    if (!isOpened.current && !entries.some((entry) => entry.type === chosen)) add(chosen);
    isOpened.current = true;
  });
  useEffect(() => {
    if (type) open(type);
  }, [type]);
}
