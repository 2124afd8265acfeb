/** Entry parameters that name a person or prove a sign-in. The app removes them from the address at once. Source: A-56. */
export const personalQuery = ['phone', 'connInfo'] as const;

/**
 * Parameters of addresses that no cache may keep: also the VIN of the terms page, and the order on the return from the
 * card page with VIN and plate. The ids `vtg_id` and `vtg_no` tell nothing outside of the maker's systems, and nearly
 * every address has one, so pages with them are cached. Source: SEC-008, ADR 0010.
 */
export const uncachedQuery = [...personalQuery, 'vehicle', 'reqs'] as const;
