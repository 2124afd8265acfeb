import { type AppAnswers, enterApp } from '@shared/testing/native-app';
import { popup, press } from '@shared/testing/page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDetail } from './pages';

export const openApplication = () => openDetail('S2');

export const documents = async () =>
  within(await screen.findByRole('region', { name: '제출 서류' }));
export const again = (name: string) =>
  screen.queryByRole('button', { name: `${name} 다시 올리기` });
export const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

/** Returns an uploaded document with the decision of staff. */
export const att = (confirm: unknown) => ({ url: '/files/old.jpg', options: { confirm } });

/** Returns the answers of the app to a photo that is taken and uploaded. */
export const photo = (type: number, url: string) => ({
  capture: {},
  upload: { url, type },
  haptic: {},
});

/** Clicks the document's button and agrees to the cautions. */
export async function begin(name: string): Promise<void> {
  await press(`${name} 다시 올리기`);
  const caution = await popup(name);
  await userEvent.click(within(caution).getByRole('checkbox'));
  await press(/촬영하기|다음/);
}

let leave = () => {};
/** Simulates the app until the end of the test. It answers the given requests. */
export function inApp(answers: AppAnswers) {
  const entered = enterApp(answers);
  leave = entered.leave;
  return entered.asks;
}
afterEach(() => leave());
