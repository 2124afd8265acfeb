import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoFile } from './PhotoFile';
import type { preparedPhoto } from './prepared-photo';

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const choose = () => userEvent.upload(screen.getByLabelText('사진 파일'), photo);
const button = () => screen.getByRole('button', { name: '사진 선택' });

/** Chooses a photo that is prepared when the test says so. Later ones are prepared at once. */
async function slowFirst() {
  type Prepared = Awaited<ReturnType<typeof preparedPhoto>>;
  const first: { resolve: (photo: Prepared) => void } = { resolve: () => undefined };
  const held = new Promise<Prepared>((resolve) => Object.assign(first, { resolve }));
  const prepare = jest.fn<ReturnType<typeof preparedPhoto>, []>();
  prepare.mockReturnValueOnce(held).mockResolvedValue({ ok: true, value: photo });
  const send = jest.fn(async () => undefined);
  render(<PhotoFile send={send} prepare={prepare} />);
  await choose();
  return { first, send };
}

describe('PhotoFile', () => {
  it('frees its button when the customer cancels a photo that is still read', async () => {
    const { first, send } = await slowFirst();
    expect(button()).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '전송 취소' }));

    expect(button()).toBeEnabled();
    await choose();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => first.resolve({ ok: false, error: 'unreadable' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a file could not be read, and sends the next one', async () => {
    const { first, send } = await slowFirst();

    await act(async () => first.resolve({ ok: false, error: 'unreadable' }));

    expect(screen.getByRole('alert')).toHaveTextContent('사진을 읽지 못했어요.');
    await choose();
    await workDone();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops the upload when the customer leaves the page', async () => {
    let signal: AbortSignal | undefined;
    const prepare = async () => ({ ok: true, value: photo }) as const;
    const send = (_: Blob, given?: AbortSignal) => {
      signal = given;
      return new Promise<void>(() => undefined);
    };
    const { unmount } = render(<PhotoFile send={send} prepare={prepare} />);
    await choose();

    unmount();

    expect(signal?.aborted).toBe(true);
  });
});
