import { inTime } from '@shared/config/waits';

/**
 * Loads the font of our own texts, then the slices with all other characters. If the first file failed, WebKit would take
 * the height of inline boxes from a slice that it has not loaded, and text would move (ADR 0012).
 */
export async function loadFont(): Promise<void> {
  await import('@shared/ui/font');
  await inTime('font', document.fonts.load('1em "Pretendard Variable"'));
  await import('@shared/ui/slices');
}
