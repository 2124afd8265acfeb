/** A photo is kept on this origin or on a host of the house, and is fetched from nowhere else. Source: BRIDGE-005. */
export function isOurPhoto(url: string, origin: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url, origin)) return false;
  const address = new URL(url, origin);
  if (!/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '') {
    return false;
  }
  const origins = hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
  return [origin, ...origins].includes(address.origin);
}
