import { settings } from '@shared/config/settings';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { exchange } from '../testing/exchange';
import { uploadPhoto } from './attachments';
import { CONFIRM_PDF_NAME, fetchCareInsuranceConfirm, fetchConfirmPdf } from './care-insurance';
import { applySolicitation, fetchEncData, fetchSolicitation } from './solicitation';

describe('GET careInsuranceConfirms', () => {
  it('returns the confirmation [API-033, ENTITY-031]', async () => {
    expect(await exchange('fetchCareInsuranceConfirm')).toEqual({
      asks: 'GET /api/v1App/careInsuranceConfirms/CI1',
      reads: {
        id: 'CI1',
        approvedOn: '2026-05-01',
        price: 1100000,
        dealer: '한강모터스',
        centre: '강남센터',
        subscription: { name: 'POWER TRAIN', plate: '12가3456' },
      },
    });
  });

  it('reads dealer and service centre when they are plain titles [API-033, ENTITY-031]', async () => {
    const { call } = answeringAnything('getCareInsuranceConfirm', {
      status: 200,
      body: { data: { id: 7, dealer_cdk: '한강모터스', dealer_agent_cdk: '강남센터' } },
    });

    expect(await fetchCareInsuranceConfirm(call, '7')).toMatchObject({
      dealer: '한강모터스',
      centre: '강남센터',
    });
  });

  it('returns the document as a blob for a file with its fixed name [API-034]', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { call, sent } = answeringAnything('downloadPOAPdf', { status: 200, body: pdf });

    const document = await fetchConfirmPdf(call, 'CI1');

    expect(await document.text()).toBe('%PDF-1.7');
    expect(sent[0]).toMatchObject({
      url: '/api/v1App/careInsuranceConfirms/downloadPOAPdf/CI1',
      responseType: 'blob',
    });
    expect(CONFIRM_PDF_NAME).toBe('ServiceCare+.pdf');
  });

  it.each([
    ['a page', new Blob(['<h1>점검 중</h1>'], { type: 'text/html' })],
    ['a message', new Blob(['{"data":{"msg":"문서가 없습니다."}}'], { type: 'application/json' })],
    ['nothing', new Blob([], { type: 'application/pdf' })],
  ])('refuses %s in place of the document [API-034]', async (_, body) => {
    const { call } = answeringAnything('downloadPOAPdf', { status: 200, body });

    await expect(fetchConfirmPdf(call, 'CI1')).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    });
  });

  it('reads a refusal inside a blob [API-034, ERR-014]', async () => {
    const body = new Blob([JSON.stringify({ data: { msg: '문서가 없습니다.' } })]);
    const { call } = answeringAnything('downloadPOAPdf', { status: 404, body });

    await expect(fetchConfirmPdf(call, 'CI1')).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 404, said: '문서가 없습니다.' },
    });
  });
});

describe('GET subscSolicitations', () => {
  it('returns the offer with our names [API-035, ENTITY-032]', async () => {
    expect(await exchange('fetchSolicitation')).toEqual({
      asks: 'GET /api/v1App/subscSolicitations/h1',
      reads: {
        hash: 'h1',
        step: 3,
        name: '박초대',
        type: 'nonmember',
        selfAuthenticated: true,
        vehicle: { vin: 'WBA11111111111111', plate: '12가3456', model: '320d' },
        package: { id: 'PK1', title: '파워트레인', group: 'POWER TRAIN' },
        payment: { card: 'personal', price: 891000 },
        dealer: {
          id: 'D1',
          title: '한강모터스',
          business: {
            title: '주식회사 한강모터스',
            ceo: '이한강',
            address: '서울시 강남구 테헤란로 1',
            tel: '02-111-2222',
            businessNumber: '123-45-67890',
            number: '2020-서울강남-0001',
          },
        },
      },
    });
  });

  it('returns the member of the offer and whether they verified their identity [ENTITY-032]', async () => {
    const { options } = answers.getSolicitation.data;
    const offered = async (changes: object) => {
      const data = { ...answers.getSolicitation.data, options: { ...options, ...changes } };
      return fetchSolicitation(answering('getSolicitation', { data }).call, 'h1');
    };

    expect(await offered({ path: { user_id: 'U1' } })).toMatchObject({ userId: 'U1' });
    expect(await offered({ selfAuth: false })).toMatchObject({ selfAuthenticated: false });
    const data = { ...answers.getSolicitation.data, state: null };
    const stateless = answering('getSolicitation', { data }).call;
    expect(await fetchSolicitation(stateless, 'h1')).toMatchObject({ step: -1 });
  });

  it('sends the accepted terms and returns the payment address [API-036]', async () => {
    const { call, sent } = answering('applySolicitation', {
      data: { state: 50, redirect: 'https://card.example/1' },
    });

    const agreement = {
      answers: { pay_personal: true, marketing: false },
      versions: { pay_personal: '2026-01' },
    };
    expect(await applySolicitation(call, 'h1', agreement)).toEqual({
      redirect: 'https://card.example/1',
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1App/subscSolicitations/h1/apply',
      payload: { pay_personal: true, marketing: false },
    });
  });

  it('sends the versions of the texts when the backend accepts them [API-036]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['terms-versions']);

    expect((await exchange('applySolicitation')).body).toEqual({
      terms: { service_agreement: true },
      terms_version: { service_agreement: '2026-01' },
    });
    jest.restoreAllMocks();
  });

  it.each(['', '{"data":{}}', '{"data":{"redirect":7}}'])(
    'accepts an answer without a payment address: %j [API-036]',
    async (body) => {
      const { call } = answeringAnything('applySolicitation', { status: 200, body });
      const agreement = { answers: {}, versions: {} };

      expect(await applySolicitation(call, 'h1', agreement)).toEqual({ redirect: undefined });
    },
  );

  it('fetches the identity data by hash, also inside a data wrapper [API-037]', async () => {
    const body = { data: { encData: 'enc-1' } };
    const { call, sent } = answeringAnything('getEncData', { status: 200, body });

    expect(await fetchEncData(call, 'h 1')).toBe('enc-1');
    expect(sent[0]?.query).toEqual({ hash: 'h 1' });
    expect(await exchange('fetchEncData')).toMatchObject({ reads: 'enc-1' });
  });
});

describe('POST atts', () => {
  it('sends vtg id, type and photo to the prime host [API-041]', async () => {
    expect(await exchange('uploadPhoto')).toEqual({
      asks: 'POST https://prime.example/api/v1App/atts',
      body: { vtg_id: 'VTG1', type: '1', file: 'inspection.jpg' },
      reads: { url: '/files/insp.jpg' },
    });
  });

  it.each([
    ['panel', { type: '2' }],
    // The types know no registration document, and it is no inspection sheet.
    ['registration', { kind: '20' }],
  ] as const)('names a photo of the %s by %j [API-041, PHOTO-014, A-101]', async (kind, named) => {
    const { call, sent } = answering('postAttachment', { url: '/files/a.jpg' });

    const uploaded = await uploadPhoto(call, '', { vtgId: 'VTG1', kind, file: new Blob(['x']) });

    expect(uploaded).toEqual({ url: '/files/a.jpg' });
    expect(sent[0]?.payload).toEqual({ vtg_id: 'VTG1', ...named, file: `${kind}.jpg` });
  });
});
