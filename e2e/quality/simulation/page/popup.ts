/** Popups that the simulated customer answers. */
const ask = (kind: string, said: unknown): Promise<boolean> =>
  globalThis.simulated.popup(kind, said);

export const alert = async (message: string): Promise<void> => {
  await ask('alert', message);
};
export const confirm = ({ message }: { message: string }): Promise<boolean> =>
  ask('confirm', message);
export const caution = ({ title }: { title: string }): Promise<boolean> => ask('caution', title);
export const askDownload = async (): Promise<void> => {
  await ask('download', '');
};
