import { BrowserRouter, useNavigate, useReportShown } from '@shared/router';
import { workDone } from '@shared/ui/testing/work-done';
import { act, renderHook } from '@testing-library/react';
import { useQueryChoice } from './use-query-choice';

function opened() {
  history.replaceState(null, '', '/app/here?vtg_id=V1&car=A');
  const { result } = renderHook(
    () => {
      useReportShown();
      const [chosen, choose] = useQueryChoice('car');
      return { chosen, choose, navigate: useNavigate() };
    },
    { wrapper: ({ children }) => <BrowserRouter basename="/app/">{children}</BrowserRouter> },
  );
  return result;
}

const address = () => location.pathname + location.search;

describe('useQueryChoice', () => {
  it('replaces its value and keeps the rest of the address', () => {
    const page = opened();
    const before = history.length;
    act(() => page.current.choose('B'));

    expect([page.current.chosen, address()]).toEqual(['B', '/app/here?vtg_id=V1&car=B']);
    expect(history.length).toBe(before);
  });

  it('leaves the next page alone when the choice comes after the customer has gone on', async () => {
    const page = opened();
    act(() => {
      void page.current.navigate('/there');
      page.current.choose('B');
    });
    await workDone();

    expect(address()).toBe('/app/there');
  });
});
