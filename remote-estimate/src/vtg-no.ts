type Numbered = { vtgNo?: string | undefined };

/** The query's vtg_no, else the user's. Source: A-37, EST-019. */
export const vtgNoOf = (search: URLSearchParams, user: Numbered | undefined): string | undefined =>
  search.get('vtg_no') || user?.vtgNo;
