import { settings } from '@shared/config/settings';
import { PopupHost } from '@shared/popup';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportUnusedPins } from './unused-pins';

const PINNED = '?vtg_id=V1&mfe=apply@1.4.0&mfedev=estimate:3003';

function open(search: string, environment: 'production' | 'staging') {
  jest.replaceProperty(settings, 'environment', environment);
  render(<PopupHost />);
  act(() => reportUnusedPins(search));
}

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['tools'];
});

describe('reportUnusedPins', () => {
  it('names the pins of the address when the page has no QA tools', async () => {
    open(PINNED, 'staging');

    expect(await screen.findByRole('dialog')).toHaveTextContent('apply@1.4.0,estimate:3003');
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the QA tools run', PINNED, 'staging', 'care-qa-tools'],
    ['no version is pinned', '?mfe=&vtg_id=V1', 'staging', undefined],
    ['the channel is production', PINNED, 'production', undefined],
  ] as const)('shows nothing when %s', async (_, search, environment, tools) => {
    if (tools) document.documentElement.dataset['tools'] = tools;
    open(search, environment);
    await workDone();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
