import type { Answer } from '../backend/wire';
import type { PageParts } from './parts';

type Handler = ((event?: unknown) => void) | null;

/** Returns `XMLHttpRequest` of a page. The network decides when an answer arrives, and whether. */
export const requestsOf = (page: PageParts) =>
  class Xhr {
    onloadend: Handler = null;
    onerror: Handler = null;
    status = 0;
    responseText = '';
    #date = '';
    #isOver = false;
    #asked = { method: '', url: '', headers: {} as Record<string, string> };

    open(method: string, url: string): void {
      this.#asked = { method, url, headers: {} };
    }
    setRequestHeader(name: string, value: string): void {
      this.#asked.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders(): string {
      return `date: ${this.#date}\r\n`;
    }
    abort(): void {
      this.#end();
    }
    send(body?: string | null): void {
      page.requests.push(page.device.scheduler.now);
      page.open.add(this.#asked);
      const sent = { ...this.#asked, body: body ?? undefined, page };
      page.device.network.send(sent, (answer) => this.#answered(answer));
    }
    #answered(answer: Answer | undefined): void {
      if (this.#isOver) return;
      this.#end();
      if (answer === undefined) {
        this.onerror?.({});
        return;
      }
      this.status = answer.status;
      this.responseText = answer.body;
      this.#date = answer.date;
      this.onloadend?.();
    }
    #end(): void {
      page.open.delete(this.#asked);
      this.#isOver = true;
    }
  };
