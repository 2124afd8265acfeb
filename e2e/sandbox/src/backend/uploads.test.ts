/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { nativeApp } from '../bridge/native-app';
import { sentenceOf } from '../testing/orders';
import { jpegOf, pngOf, webpOf } from '../testing/pictures';
import { sandboxOfFile } from '../testing/sandbox-under-test';
import { waitingPhotos } from './documents';

const { sandbox, caller } = sandboxOfFile();

const JPEG = jpegOf();
const MEGABYTE = 1024 * 1024;

const upload = (bytes: readonly number[] | Uint8Array, named: object = { type: '2' }) =>
  caller.upload(bytes, { vtg_id: caller.vtgId, ...named });

describe('a photo', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', pngOf(), 'image/png'],
    ['WebP', webpOf(), 'image/webp'],
  ])(
    'in %s is stored and served with its real content type [API-041]',
    async (_kind, bytes, contentType) => {
      const { body } = await upload(bytes, { type: '1' });
      const served = await sandbox.app.request(String(body['url']));

      expect(body).toMatchObject({
        type: 1,
        url: expect.stringMatching(/^http:\/\/sandbox\.test\/files\/[0-9a-f]{32}\.(jpg|png|webp)$/),
      });
      expect(served.headers.get('content-type')).toBe(contentType);
      expect([...new Uint8Array(await served.arrayBuffer())]).toEqual(bytes);
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>')],
    ['the first bytes of a JPEG', JPEG.slice(0, 4)],
    ['a GIF', Buffer.from('GIF89a\u0004\u0000\u0003\u0000')],
    ['a PNG without a pixel', pngOf(0, 9)],
    ['a PNG of 900 million pixels', pngOf(30_000, 30_000)],
  ])('is refused when it is %s, whatever type it declares', async (_what, bytes) => {
    const answer = await upload(bytes);

    expect([answer.status, sentenceOf(answer)]).toEqual([
      400,
      'JPG, PNG, WEBP 사진만 올릴 수 있습니다.',
    ]);
  });

  it('may have as many pixels as the camera of a large phone', async () => {
    expect((await upload(jpegOf(9_000, 6_600))).status).toBe(200);
  });

  it('is accepted at 10 MB and refused above', async () => {
    const sized = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(JPEG);
      return bytes;
    };

    expect((await upload(sized(10 * MEGABYTE))).status).toBe(200);
    expect((await upload(sized(10 * MEGABYTE + 1))).status).toBe(413);
  });

  it.each(['..%2Fpg.pid', 'unknown.jpg', `${'0'.repeat(32)}.jpg`])(
    '%s is not served',
    async (name) => {
      expect((await sandbox.app.request(`http://sandbox.test/files/${name}`)).status).toBe(404);
    },
  );
});

describe('a registration document', () => {
  it('is stored as its kind, never as an inspection sheet [PHOTO-013, PHOTO-014, A-101]', async () => {
    await sandbox.database.query('delete from upload');
    for (const named of [{ kind: '20' }, { type: '1' }, { type: '2' }])
      expect((await upload(JPEG, named)).status).toBe(200);
    for (const named of [{ type: '1', kind: '20' }, {}])
      expect((await upload(JPEG, named)).status).toBe(400);

    const photos = await waitingPhotos(sandbox.database, caller.person.id);
    expect(photos.map(([kind]) => kind)).toEqual(['registration', 'inspection', 'panel']);
  });
});

describe('confirmation of a warranty repair', () => {
  it('is a PDF with a Korean font for its owner [API-034]', async () => {
    const owner = await sandbox.as('power-train-claim');

    const answer = await sandbox.app.request(
      'http://sandbox.test/api/v1App/careInsuranceConfirms/downloadPOAPdf/C-power-train-claim',
      { headers: { Authorization: `Bearer ${owner.token}` } },
    );

    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('Pretendard');
  });
});

/** Photographs a registration document with the app. */
function photograph(fields: Record<string, string>, cookie = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(JPEG)], 'registration.jpg'));
  const init = { method: 'POST', body: form, headers: { cookie } };
  return nativeApp(sandbox.services).request('/sandbox/native/registration', init);
}

describe('native app', () => {
  it('does not read a document that belongs to another person', async () => {
    const { cookie } = await sandbox.services.accounts.signIn('new-customer');

    const answer = await photograph(
      { vin: 'MRDV3K20006000000', quality: 'good' },
      `${cookie.name}=${cookie.value}`,
    );

    expect(await answer.json()).toMatchObject({ car_vin: 'MRDC5K20005000000' });
  });

  it('returns nothing for an unknown person', async () => {
    const documents = await nativeApp(sandbox.services).request('/sandbox/native/documents');

    expect(await documents.json()).toEqual({ documents: [] });
    expect((await photograph({ vtg_id: 'vtg-8' })).status).toBe(400);
  });
});
