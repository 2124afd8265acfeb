/** Data that a phone returns for the first vehicle. */
const read = {
  owner_name: ' 김하늘 ',
  reg_date: '2021. 03. 15',
  car_reg_no: '123가 4567',
  model: { name: 'MERIDIAN 520D', year: '2021' },
  car_vin: 'WBA00000000000001',
  url: '/files/registration.jpg',
};

export type Sent = { path: string; headers: Record<string, string>; body: unknown };

/** Answers of the backend and of the file storage. */
const answers: Record<string, unknown> = {
  '/sandbox/native/documents': {
    documents: [
      { vin: 'WBA00000000000001', label: '520D' },
      { vin: 'WBA00000000000002', label: '740D' },
    ],
  },
  '/sandbox/native/registration': read,
  '/api/v1App/auth/initSession': {
    success: true,
    data: { pre_auth_token: 'before', expires_in: 600 },
  },
  '/api/v1App/users/storeToken': { token: 'own-token', user: null, expires_in: 1800 },
  '/api/v1App/atts': { url: '/files/photo.jpg', type: 2 },
};

/**
 * Prepares an empty page with a backend and a file storage, and adds browser functions that jsdom lacks. Returns the
 * list of requests that the app sends from now on.
 */
export function freshPage(): Sent[] {
  const sent: Sent[] = [];
  document.documentElement.querySelectorAll('sandbox-native').forEach((it) => {
    it.remove();
  });
  localStorage.clear();
  Object.assign(globalThis, {
    fetch: async (address: string, { headers = {}, body }: RequestInit = {}) => {
      const path = address.split('?')[0] ?? '';
      sent.push({ path, headers: headers as Record<string, string>, body });
      return { ok: true, status: 200, json: async () => answers[path] };
    },
  });
  // jsdom does not draw and has no constructed style sheets.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  return sent;
}
