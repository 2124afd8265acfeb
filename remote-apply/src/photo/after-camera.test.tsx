import '../../testing/disk';
import { currentApplication, saveAnswer, saveCameraTrip } from '@shared/application';
import { applyPhotos, killWebview } from '../../testing/applying';
import { afterCamera } from './after-camera';

describe('a page killed behind the camera', () => {
  it('restores its application with all answers before it is shown [APPLY-009] [PHOTO-005]', async () => {
    applyPhotos();
    const mine = currentApplication();
    await saveCameraTrip({ questionId: 'q', kind: 'inspection' });
    killWebview();
    expect(currentApplication()).toBeUndefined();

    const page = await afterCamera(Promise.resolve('page'));

    expect(page).toBe('page');
    // The owner's name is not saved on disk, because it was verified already and no order contains it.
    const registration = { ...mine?.registration, ownerName: '' };
    expect(currentApplication()).toEqual({ ...mine, registration });
  });

  it('keeps an application that is in progress', async () => {
    applyPhotos();
    await saveCameraTrip({ questionId: 'q', kind: 'inspection' });
    saveAnswer('mileage', 45_210);

    await afterCamera(Promise.resolve('page'));

    expect(currentApplication()?.mileage).toBe(45_210);
  });

  it('reports a failed load from the start', async () => {
    const page = Promise.reject(new Error('no file'));
    const listened = jest.spyOn(page, 'then');

    const shown = afterCamera(page);

    expect(listened).toHaveBeenCalledTimes(1);
    await expect(shown).rejects.toThrow('no file');
  });
});
