import { type AxiosAdapter, AxiosError } from 'axios';

/** A request as tests read it. */
export type WireRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | undefined;
  responseType: string | undefined;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  onProgress: (share: number) => void;
};
export type WireAnswer = {
  status: number;
  statusText?: string;
  /** Text or a blob, or a JSON value. */
  body: unknown;
  /** Value of the header `Date`. */
  date?: string | undefined;
};

/** Returns an adapter of axios that takes its answers from `answer`. An error of `answer` means that none came. */
export const answeredBy =
  (answer: (request: WireRequest) => Promise<WireAnswer>): AxiosAdapter =>
  async (config) => {
    const { method = '', url = '', data, timeout = 0, signal, onUploadProgress } = config;
    const request = {
      method: method.toUpperCase(),
      url,
      headers: config.headers.toJSON() as WireRequest['headers'],
      body: data as WireRequest['body'],
      responseType: config.responseType,
      timeoutMs: timeout,
      signal: signal as AbortSignal | undefined,
      onProgress: (progress: number) =>
        onUploadProgress?.({ progress } as Parameters<typeof onUploadProgress>[0]),
    };
    const {
      status,
      statusText = '',
      body,
      date,
    } = await answer(request).catch((thrown) => {
      throw AxiosError.from(thrown, undefined, config);
    });
    return { status, statusText, data: body, headers: { date }, config };
  };
