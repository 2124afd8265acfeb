/** The router of tests. Not in the facade: the host would carry it for nobody. */
export { MemoryRouter } from 'react-router-dom';
