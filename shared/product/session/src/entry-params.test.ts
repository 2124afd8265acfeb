import { MemoryStorage } from '../testing/memory';
import { captureEntry, forgetEntry } from './entry-params';

const open = (href: string, storage = new MemoryStorage()) => {
  const history = { state: { idx: 3 }, replaceState: jest.fn() };
  const entry = captureEntry({ location: { href }, history, storage });
  return { entry, history, storage };
};
const ALL =
  'vtg_id=1&preUrl=2&selOpt=3&campaignNo=4&brdCampaignNo=5&vehicleIdx=6&scpNo=7&brdScpNo=8&phone=9&connInfo=10&test=11';

describe('captureEntry', () => {
  it('keeps all eleven entry parameters [SHELL-011]', () => {
    expect(open(`https://app.example/app/?${ALL}&other=x`).entry).toEqual({
      vtg_id: '1',
      preUrl: '2',
      selOpt: '3',
      campaignNo: '4',
      brdCampaignNo: '5',
      vehicleIdx: '6',
      scpNo: '7',
      brdScpNo: '8',
      phone: '9',
      connInfo: '10',
      test: '11',
    });
  });

  it('returns them on a later page of the tab [SHELL-011]', () => {
    const { storage } = open(`https://app.example/app/?${ALL}`);

    expect(open('https://app.example/app/guide/total', storage).entry).toMatchObject({
      vtg_id: '1',
      phone: '9',
    });
  });

  it('replaces a value by a later one, but not by an empty one [SHELL-011]', () => {
    const { storage } = open('https://app.example/app/?vtg_id=A&scpNo=1');

    const later = open('https://app.example/app/?vtg_id=B&scpNo=', storage);

    expect(later.entry).toEqual({ vtg_id: 'B', scpNo: '1' });
  });

  it('removes only personal parameters from the address [SHELL-011]', () => {
    const { history } = open(
      'https://app.example/app/subscStatus?phone=010&vtg_id=1&connInfo=CI&tab=2#x',
    );

    expect(history.replaceState).toHaveBeenCalledTimes(1);
    expect(history.replaceState).toHaveBeenCalledWith(
      { idx: 3 },
      '',
      new URL('https://app.example/app/subscStatus?vtg_id=1&tab=2#x'),
    );
  });

  it('cuts a value after 2000 characters', () => {
    expect(open(`https://app.example/app/?vtg_id=${'1'.repeat(2001)}`).entry.vtg_id).toHaveLength(
      2000,
    );
  });

  it('keeps an address without personal parameters', () => {
    expect(open('https://app.example/app/?vtg_id=1').history.replaceState).not.toHaveBeenCalled();
  });

  it.each(['{', '[]', 'null', '"text"'])('ignores stored text in another format: %s', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('servicecare.entry', text);

    expect(open('https://app.example/app/?vtg_id=1', storage).entry).toEqual({ vtg_id: '1' });
  });

  it('forgets the parameters after forgetEntry', () => {
    const { storage } = open('https://app.example/app/?vtg_id=1');
    forgetEntry(storage);

    expect(open('https://app.example/app/', storage).entry).toEqual({});
  });
});
