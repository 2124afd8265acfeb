import type { Advisor } from '@shared/api/dealers';
import { lookupReactions } from '@shared/api/reaction';
import { suggestions } from '@shared/domain/validation/advisor-search';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { useEffect, useState } from 'react';
import { advisorSearchQuery, advisorsQuery, agentsQuery } from '../queries/dealers';

type AdvisorQuery = { dealerId: string; centreId: string; text: string };

/**
 * Returns the advisors of a service centre, or at most 8 that are found by name. The server finds only 8 of all centres, so
 * a name is looked for in the list of a chosen centre.
 * Source: PAY-025…027, API-019, 020.
 */
export function useAdvisors({ dealerId, centreId, text }: AdvisorQuery) {
  const name = useSettled(text);
  const centres = useQuery(agentsQuery(dealerId));
  // If a dealer has only one centre, it is selected and its advisors are listed at once.
  const only = centres.data?.length === 1 ? (centres.data[0]?.id ?? '') : '';
  const shownCentre = centreId || only;
  const isSearch = name !== '' && centreId === '';
  const ofCentre = useQuery({
    ...advisorsQuery(shownCentre),
    enabled: shownCentre !== '' && !isSearch,
  });
  const named = useQuery({
    ...advisorSearchQuery(dealerId, name),
    enabled: isSearch,
  });
  useFailure(centres, lookupReactions);
  useFailure(ofCentre, lookupReactions);
  useFailure(named, lookupReactions);

  const asked = isSearch ? named : ofCentre;
  const isNamed = (one: Advisor) => one.name.toLowerCase().includes(name.toLowerCase());
  const fitting = asked.data?.filter((one) => isSearch || isNamed(one)) ?? [];
  return {
    centres: centres.data ?? [],
    areCentresComing: centres.isLoading,
    found: name === '' ? fitting : suggestions(fitting),
    isLoading: asked.isLoading,
    /** The search, if it has failed. */
    failed: asked.isError ? asked : undefined,
    isAsked: name !== '' || shownCentre !== '',
  };
}

/** Returns the text after it has not changed for `afterMs`, so that not every keystroke sends a request. */
function useSettled(text: string, afterMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
