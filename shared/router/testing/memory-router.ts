/** The router of tests. Not in the facade: the host would carry it without using it. */
export { MemoryRouter } from 'react-router-dom';
