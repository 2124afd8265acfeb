/** The router for tests. Not exported by the facade, because the host would ship it without using it. */
export { MemoryRouter } from 'react-router-dom';
