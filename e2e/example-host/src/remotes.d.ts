/** The one module that each of our remotes exposes. */
declare module '*/screens' {
  export const screens: Readonly<
    Record<string, () => Promise<import('@shared/routes/remote-screens').Screen>>
  >;
}
