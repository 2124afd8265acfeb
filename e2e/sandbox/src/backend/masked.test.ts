import { maskedText } from './masked';

describe('maskedText', () => {
  it('contains no token', () => {
    const text = maskedText({
      body: { token: 'T-1', pre_auth_token: 'P-1' },
      query: { connInfo: 'C-1' },
    });

    expect(text).not.toMatch(/T-1|P-1|C-1/);
    expect(JSON.parse(text)).toEqual({
      body: { token: '***', pre_auth_token: '***' },
      query: { connInfo: '***' },
    });
  });

  it('masks personal data but keeps enough for staff to recognise the person', () => {
    const person = {
      name: '김민준',
      mobile: '01012345678',
      usrEmail: 'min@example.com',
      vehicle_num_reg: '12가3456',
    };

    expect(JSON.parse(maskedText({ data: [person] }))).toEqual({
      data: [
        {
          name: '김*준',
          mobile: '010********',
          usrEmail: 'min************',
          vehicle_num_reg: '12가****',
        },
      ],
    });
  });

  it('keeps only the maker part of a VIN, under any field name, half typed or in a sentence', () => {
    const vehicle = {
      num_id: 'MRDC5K20005000000',
      vinNo: 'MRDC5K2',
      solChassisNo: 'MRDC5K20005000000',
      anything: 'MRDC5K20005000000',
      vehicleEstimatePriceYn: { MRDC5K20005000000: 'Y' },
      msg: '이미 등록된 차대번호(MRDC5K20005000000)입니다.',
    };

    expect(JSON.parse(maskedText({ data: vehicle }))).toEqual({
      data: {
        num_id: 'MRD**************',
        vinNo: 'MRD****',
        solChassisNo: 'MRD**************',
        anything: 'MRD**************',
        vehicleEstimatePriceYn: { 'MRD**************': 'Y' },
        msg: '이미 등록된 차대번호(MRD**************)입니다.',
      },
    });
  });

  it('gives the size of a file and cuts long text', () => {
    expect(maskedText({ file: new Uint8Array(12) })).toContain('(12 bytes)');
    expect(maskedText({ content: 'x'.repeat(9_000) })).toHaveLength(6_009);
    expect(maskedText(undefined)).toBe('');
    expect(maskedText({})).toBe('');
  });
});
