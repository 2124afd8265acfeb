type Numbered = { vtgNo?: string | undefined };

/** Returns the vtg_no of the query, else the user's. Source: A-37, EST-019. */
export const vtgNoOf = (search: URLSearchParams, user: Numbered | undefined): string | undefined =>
  search.get('vtg_no') || user?.vtgNo;
