import type { PageParts } from './parts';

type Channel = { onmessage: ((event: { data: unknown }) => void) | null };

/** The broadcast channels of a browser. There is one name, so a page has at most one. */
export class Channels {
  readonly #open = new Map<PageParts, Channel>();

  of(page: PageParts) {
    const open = this.#open;
    return class implements Channel {
      onmessage: Channel['onmessage'] = null;
      constructor() {
        open.set(page, this);
      }
      postMessage(data: unknown): void {
        for (const [other, channel] of open) {
          if (other === page) continue;
          const copy = structuredClone(data);
          other.after(other.device.random.wait(1, 20), 'message', () =>
            channel.onmessage?.({ data: copy }),
          );
        }
      }
      close(): void {
        open.delete(page);
      }
    };
  }

  delete(page: PageParts): void {
    this.#open.delete(page);
  }
}
