import { currentApplication } from '@shared/application';
import type { Group } from '@shared/domain/tier';
import { useLocation, useNavigate } from '@shared/router';
import { useState } from 'react';
import { firstChoice, type HomeChoice } from './home-choice';

/**
 * Returns the choice and its setter. The choice is saved in the history entry, so it survives Back and a reload, ends
 * with the tab, and puts no car in an address. Only the selected tab is in the address, for links.
 */
export function useHomeChoice(
  sold: readonly Group[],
): [choice: HomeChoice, choose: (next: HomeChoice) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [choice, setChoice] = useState<HomeChoice>(() => {
    const group = sold.find((one) => one === query.get('group'));
    return keptIn(state, sold) ?? firstChoice(group, currentApplication(), sold);
  });
  const choose = (next: HomeChoice) => {
    setChoice(next);
    if (next.group !== choice.group) query.set('group', next.group);
    void navigate(`${pathname}?${query}`, { replace: true, state: { choice: next } });
  };
  return [choice, choose];
}

/** Returns the saved choice. Drops a choice whose group is not sold any more. */
const keptIn = (state: unknown, sold: readonly Group[]): HomeChoice | undefined =>
  isKept(state) && sold.includes(state.choice.group) ? state.choice : undefined;

const isKept = (state: unknown): state is { choice: HomeChoice } =>
  typeof state === 'object' && state !== null && 'choice' in state;
