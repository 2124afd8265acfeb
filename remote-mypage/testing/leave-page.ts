const opened = location.href;

/** Puts the address of another page in the browser, as if the customer left while an answer is on its way. */
export const leavePage = (): void => history.pushState(null, '', '/app/guide/total');
afterEach(() => history.replaceState(null, '', opened));
