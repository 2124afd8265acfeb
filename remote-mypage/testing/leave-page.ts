const opened = location.href;

/** Puts the address of another page in the browser, as if the customer left while an answer is on its way. */
export const leavePage = (to = '/app/guide/total'): void => history.pushState(null, '', to);
afterEach(() => history.replaceState(null, '', opened));
