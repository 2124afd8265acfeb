import { answeredBy } from '@shared/api/testing/adapter';
import { answers } from '@shared/api/testing/answers';
import { boot, currentSession } from '@shared/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useUpload } from './use-upload';

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const bodies: Readonly<Record<string, unknown>> = {
  getFilters: answers.getFilters,
  pkgs: answers.getPkgs,
  atts: { url: '/files/new.jpg', type: 1 },
};

it('uploads to the host of our files when the filters failed at the start [API-041]', async () => {
  const urls: string[] = [];
  let areFiltersUp = false;
  const backend = answeredBy(async ({ url }) => {
    urls.push(url);
    const name = new URL(url, 'https://a.example').pathname.split('/').at(-1) ?? '';
    const isDown = name === 'getFilters' && !areFiltersUp;
    return { status: isDown ? 502 : 200, body: JSON.stringify(bodies[name] ?? {}) };
  });
  await boot(backend);
  await waitFor(() => expect(currentSession().ready).toBe(true));
  const stored = jest.fn();
  const { result } = renderHook(() => useUpload('inspection', stored));
  areFiltersUp = true;

  await act(() => result.current(photo));

  expect(stored).toHaveBeenCalledWith('/files/new.jpg', undefined);
  expect(urls.at(-1)).toBe('https://prime.example/api/v1App/atts');
});
