import type { Advisor } from '@shared/api/dealers';
import { lookupReactions } from '@shared/api/reaction';
import { suggestions } from '@shared/domain/validation/advisor-search';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { useEffect, useState } from 'react';
import { advisorSearchQuery, advisorsQuery, agentsQuery } from '../queries/dealers';

type AdvisorQuery = { dealerId: string; centreId: string; text: string };

/**
 * Returns at most 8 advisors, of a service centre or found by name. A chosen centre narrows the search.
 * Source: PAY-025…027, API-019, 020.
 */
export function useAdvisors({ dealerId, centreId, text }: AdvisorQuery) {
  const name = useSettled(text);
  const centres = useQuery(agentsQuery(dealerId));
  // If a dealer has only one centre, it is selected and its advisors are listed at once.
  const only = centres.data?.length === 1 ? (centres.data[0]?.id ?? '') : '';
  const shownCentre = centreId || only;
  const ofCentre = useQuery({
    ...advisorsQuery(shownCentre),
    enabled: shownCentre !== '' && name === '',
  });
  const named = useQuery({
    ...advisorSearchQuery(dealerId, name),
    enabled: name !== '',
  });
  useFailure(centres, lookupReactions);
  useFailure(ofCentre, lookupReactions);
  useFailure(named, lookupReactions);

  const asked = name === '' ? ofCentre : named;
  const centre = centres.data?.find(({ id }) => id === centreId)?.title;
  const isHere = (advisor: Advisor) => centre === undefined || advisor.centre === centre;
  const found = name === '' ? (ofCentre.data ?? []) : suggestions(named.data ?? []).filter(isHere);
  return {
    centres: centres.data ?? [],
    areCentresComing: centres.isLoading,
    found,
    isLoading: ofCentre.isLoading || named.isLoading,
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
