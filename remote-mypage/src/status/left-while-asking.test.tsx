import { arrive } from '@shared/testing/arrive';
import { answer, silence } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';

beforeAll(() => arrive());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
const memberships = () => screen.findByRole('region', { name: '가입 멤버십 정보' });

describe('status page', () => {
  it('shows no alert when the page was left while it asked again [STATUS-002]', async () => {
    has(membership());
    const known = open();
    await memberships();
    known.unmount();

    await jest.advanceTimersByTimeAsync(60_000);
    answer('GET /users/U1', silence);
    const left = open();
    await workDone();
    left.unmount();
    await jest.advanceTimersByTimeAsync(60_000);

    has(membership());
    open();
    await workDone();
    expect(await memberships()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
