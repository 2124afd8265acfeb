import { BrowserRouter, useNavigate, useReportShown } from '@shared/router';
import { workDone } from '@shared/ui/testing/work-done';
import { act, renderHook } from '@testing-library/react';
import { useHomeChoice } from './use-home-choice';

describe('useHomeChoice', () => {
  it('leaves the next page alone when the choice comes after the customer has gone on [HOME-002]', async () => {
    history.replaceState(null, '', '/app/');
    const { result: home } = renderHook(
      () => {
        useReportShown();
        const [choice, choose] = useHomeChoice(['STANDARD', 'PREMIUM']);
        return { choice, choose, navigate: useNavigate() };
      },
      { wrapper: ({ children }) => <BrowserRouter basename="/app/">{children}</BrowserRouter> },
    );
    act(() => {
      void home.current.navigate('/subscApply/term');
      home.current.choose({ ...home.current.choice, group: 'PREMIUM' });
    });
    await workDone();

    expect(location.pathname + location.search).toBe('/app/subscApply/term');
  });
});
