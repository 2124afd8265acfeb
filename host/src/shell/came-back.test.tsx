import { queryClient } from '@shared/query';
import { beginCameBack } from './came-back';

const shown = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const reload = jest.fn();
const asked = jest.spyOn(queryClient, 'invalidateQueries');

let time = 0;
beforeAll(() => beginCameBack(reload, () => time));
beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.hidden = false;
  document.body.innerHTML = '<div id="root">김하나</div>';
});

describe('page out of the back-forward cache', () => {
  it.each([
    ['asks for its facts again', true, 1],
    ['asks for nothing when it was loaded normally', false, 0],
  ])('%s [STATUS-006]', (_, persisted, times) => {
    shown(persisted);

    expect(asked).toHaveBeenCalledTimes(times);
    expect(document.body).toHaveTextContent('김하나');
  });

  it('is emptied and can be loaded by hand, and on return, when the session has hidden it [AUTH-004, AUTH-012]', () => {
    document.documentElement.hidden = true;
    shown(true);

    expect(document.body).toHaveTextContent(/^화면 다시 불러오기$/);
    expect(document.querySelector('a')?.href).toBe(location.href);
    expect(document.documentElement.hidden).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('page that was in the background', () => {
  const turn = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([
    ['asks for its facts again after half an hour', 30, 1],
    ['keeps its facts for a shorter time', 29, 0],
  ])('%s [STATUS-006]', (_, minutes, times) => {
    turn('hidden');
    time += minutes * 60_000;
    turn('visible');

    expect(asked).toHaveBeenCalledTimes(times);
  });
});
