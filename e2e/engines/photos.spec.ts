import { writeFileSync } from 'node:fs';
import type { Screen } from '../journeys/screen/screen';
import { cardOf, living } from '../journeys/steps/living';
import { words } from '../journeys/steps/words';
import { expect, type Sandbox, test } from './test';

const SUBSCRIPTION = 'S-pending-retake';
const done = '반려 서류 업로드가 완료되었습니다.';

/** Draws black letters on a transparent ground and returns the PNG. Runs in the page. */
const drawLetters = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const context = canvas.getContext('2d');
  context.font = '900 180px sans-serif';
  context.fillText('45', 60, 220);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
})()`;

/** Draws a lying picture whose left half is black and returns the JPEG. Runs in the page. */
const drawHalf = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(200, 0, 200, 300);
  return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
})()`;

/** The part of a JPEG that says: the camera was held upright, turn the picture to the right. */
const TURNED = [
  ...[0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
];

/** Returns type, size and darkest grey of the photo at this address, and the grey of its corner. */
const look = (url: string) => `(async () => {
  const photo = await (await fetch(${JSON.stringify(url)})).blob();
  const picture = await createImageBitmap(photo);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const greys = Array.from({ length: width * height }, (_, at) => data[at * 4]);
  return {
    type: photo.type,
    size: width + 'x' + height,
    corner: greys[0],
    darkest: Math.min(...greys.filter((_, at) => at % 7 === 0)),
  };
})()`;

async function toFile(phone: Screen, sandbox: Sandbox): Promise<void> {
  const to = `/app/subscStatus/subscs/${SUBSCRIPTION}`;
  await sandbox.open(phone, { person: 'pending-retake', as: 'android', to });
  await phone.press('button', '계기판 사진 다시 올리기');
  await phone.check('checkbox', words.readCautions);
  await phone.press('button', words.next);
  await phone.press('button', '촬영하기');
  await phone.press('button', words.camera.denied);
  await phone.see('button', '사진 선택');
}

function fileOf(name: string, bytes: Uint8Array): string {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  return file;
}

async function drawn(phone: Screen, draw: string): Promise<Buffer> {
  return Buffer.from(await phone.engine.run<string>(draw), 'base64');
}

async function sentPhoto(sandbox: Sandbox): Promise<string> {
  const card = await cardOf(sandbox, SUBSCRIPTION);
  return card?.documents.find(({ kind }) => kind === 'panel')?.url ?? '';
}

test('letters on a transparent ground are sent on white [RESUB-006]', async ({
  phone,
  sandbox,
}) => {
  await toFile(phone, sandbox);
  const file = fileOf('letters.png', await drawn(phone, drawLetters));

  await phone.attach('사진 파일', file);
  await living.told(phone, done);

  const photo = await phone.engine.run(look(await sentPhoto(sandbox)));
  expect(photo).toMatchObject({ type: 'image/jpeg' });
  expect(Reflect.get(Object(photo), 'corner')).toBeGreaterThan(240);
  expect(Reflect.get(Object(photo), 'darkest')).toBeLessThan(30);
});

test('a photo of a camera that was held upright is sent upright [RESUB-006]', async ({
  phone,
  sandbox,
}) => {
  await toFile(phone, sandbox);
  const half = await drawn(phone, drawHalf);
  const parts = [half.subarray(0, 2), Buffer.from(TURNED), half.subarray(2)];

  await phone.attach('사진 파일', fileOf('half.jpg', Buffer.concat(parts)));
  await living.told(phone, done);

  const photo = await phone.engine.run(look(await sentPhoto(sandbox)));
  expect(photo).toMatchObject({ type: 'image/jpeg', size: '300x400' });
  expect(Reflect.get(Object(photo), 'corner')).toBeLessThan(30);
});

test('the photo itself is sent when the phone draws nothing and reports no error [RESUB-006]', async ({
  phone,
  sandbox,
}) => {
  await toFile(phone, sandbox);
  const file = fileOf('letters.png', await drawn(phone, drawLetters));
  await phone.engine.run(`CanvasRenderingContext2D.prototype.drawImage = () => undefined`);

  await phone.attach('사진 파일', file);
  await living.told(phone, done);

  const url = await sentPhoto(sandbox);
  await phone.engine.reload();
  expect(await phone.engine.run(look(url))).toMatchObject({ type: 'image/png' });
});
