import { usePopups } from '../src/popups';

/** Removes all open popups without an answer, as when a page is closed. */
export const closePopups = (): void => usePopups.setState({ stack: [] });
