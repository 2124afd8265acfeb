import { useNavigate } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewerRelease } from './NewerRelease';

jest.mock('@shared/bridge', () => ({ detectMode: () => ({ inApp: mockInApp }) }));
let mockInApp = true;
beforeEach(() => {
  mockInApp = true;
});

function Steps({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      go
    </button>
  );
}

async function goTo(to: string, isNewer = true, from = '/subscApply/req?vtg_id=V1') {
  const reload = jest.fn();
  render(
    <MemoryRouter initialEntries={[from]}>
      <NewerRelease isNewerLive={() => isNewer} reload={reload} />
      <Steps to={to} />
    </MemoryRouter>,
  );
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  return reload.mock.calls.length;
}

describe('NewerRelease when another release is live', () => {
  it.each(['/', '/subscStatus', '/subscStatus/subscs/S1', '/estimate/guide'])(
    'loads it on navigation to %s, which starts a task',
    async (to) => {
      expect(await goTo(to)).toBe(1);
    },
  );

  it.each([
    ['a step of the application', '/subscApply/vehicle'],
    ['the payment', '/subscApply/req'],
    ['the camera', '/subscApply/vehicleReg'],
    ['the return of the card page', '/layover'],
    ['a cancellation', '/subscRevoke'],
    ['a transfer', '/transfer/S1'],
    ['a text opened from a form', '/termInfo/service'],
    ['a guide opened from a form', '/guide/subscApply'],
  ])('never reloads for %s', async (_, to) => {
    expect(await goTo(to)).toBe(0);
  });

  it('loads it with a guide that is opened from a page that starts a task', async () => {
    expect(await goTo('/guide/subscApply', true, '/')).toBe(1);
  });

  it('does not load it with a page that the guard would refuse as a direct entry', async () => {
    mockInApp = false;

    expect(await goTo('/subscStatus/subscs/S1')).toBe(0);
  });

  it('keeps the page when only its query changes', async () => {
    expect(await goTo('/?vtg_id=V1&pkg=P1', true, '/?vtg_id=V1')).toBe(0);
  });

  it('keeps the page without a network, where a full load would lose it', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(await goTo('/')).toBe(0);
    online.mockRestore();
  });

  it('does nothing while its own release is live', async () => {
    expect(await goTo('/', false)).toBe(0);
  });
});
