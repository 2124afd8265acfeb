/** Entry parameters that name a person or prove a sign-in. The app removes them from the address at once. Source: A-56. */
export const personalQuery = ['phone', 'connInfo'] as const;
