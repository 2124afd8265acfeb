import { canSaveDocuments } from './save-document';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const MESSENGER = `${CHROME.replace('; K', '; K; wv')} KAKAOTALK 10.4.2`;

const canSave = (userAgent: string, inApp = false) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return canSaveDocuments({ name: 'days.ics', inApp });
};
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { canShare: undefined });
});

describe('canSaveDocuments', () => {
  it('is true in the app, in a browser, and in a webview with a share sheet [GUIDE-009]', () => {
    expect(canSave(MESSENGER, true)).toBe(true);
    expect(canSave(CHROME)).toBe(true);
    expect(canSave(MESSENGER)).toBe(false);

    const canShare = jest.fn(({ files }: { files: File[] }) => files[0]?.type === 'text/calendar');
    Object.assign(navigator, { canShare });
    expect(canSave(MESSENGER)).toBe(true);
  });
});
