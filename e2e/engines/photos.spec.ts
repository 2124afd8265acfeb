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

/** Returns type, darkest and lightest grey of the photo at this address, and the grey of its corner. */
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
    corner: greys[0],
    darkest: Math.min(...greys.filter((_, at) => at % 7 === 0)),
  };
})()`;

async function toFile(phone: Screen, sandbox: Sandbox): Promise<string> {
  await sandbox.open(phone, {
    person: 'pending-retake',
    as: 'android',
    to: `/app/subscStatus/subscs/${SUBSCRIPTION}`,
  });
  await phone.press('button', '계기판 사진 다시 올리기');
  await phone.check('checkbox', words.readCautions);
  await phone.press('button', words.next);
  await phone.press('button', '촬영하기');
  await phone.press('button', words.camera.denied);
  await phone.see('button', '사진 선택');
  const file = test.info().outputPath('letters.png');
  writeFileSync(file, Buffer.from(await phone.engine.run<string>(drawLetters), 'base64'));
  return file;
}

async function sentPhoto(sandbox: Sandbox): Promise<string> {
  const card = await cardOf(sandbox, SUBSCRIPTION);
  return card?.documents.find(({ kind }) => kind === 'panel')?.url ?? '';
}

test('letters on a transparent ground are sent on white [RESUB-006]', async ({
  phone,
  sandbox,
}) => {
  const file = await toFile(phone, sandbox);

  await phone.attach('사진 파일', file);
  await living.told(phone, done);

  const photo = await phone.engine.run(look(await sentPhoto(sandbox)));
  expect(photo).toMatchObject({ type: 'image/jpeg' });
  expect(Reflect.get(Object(photo), 'corner')).toBeGreaterThan(240);
  expect(Reflect.get(Object(photo), 'darkest')).toBeLessThan(30);
});

test('the photo itself is sent when the phone draws nothing and reports no error [RESUB-006]', async ({
  phone,
  sandbox,
}) => {
  const file = await toFile(phone, sandbox);
  await phone.engine.run(`CanvasRenderingContext2D.prototype.drawImage = () => undefined`);

  await phone.attach('사진 파일', file);
  await living.told(phone, done);

  const url = await sentPhoto(sandbox);
  await phone.engine.reload();
  expect(await phone.engine.run(look(url))).toMatchObject({ type: 'image/png' });
});
