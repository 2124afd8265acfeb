import type { load } from './load';

/** A navigation to another screen from an idle page. */
export type Navigation = { to: string; ms: number; scripts: number };

/** One screen of every remote. */
const ways = [
  { to: '/app/termInfo/service', heading: /약관/ },
  { to: '/app/guide/subscApply', heading: /가입/ },
  { to: '/app/', heading: /멤버십/ },
] as const;

const IDLE_MS = 1500;

/** Navigates to screens like a link, each time after the network was idle. Measures until the new heading is drawn. */
export async function navigations({ page, traffic }: Awaited<ReturnType<typeof load>>) {
  await traffic.quietFor(IDLE_MS, 40_000);
  const went: Navigation[] = [];
  for (const { to, heading } of ways) {
    const before = traffic.asked().length;
    const ms = await page.evaluate(goTo, { to, heading: heading.source });
    await traffic.quietFor(200);
    const more = traffic.asked().slice(before);
    const scripts = more.filter(({ kind, cached }) => kind === 'script' && !cached).length;
    went.push({ to, ms, scripts });
  }
  return went;
}

/** Runs in the page. */
function goTo({ to, heading }: { to: string; heading: string }): Promise<number> {
  return new Promise((done) => {
    const old = document.querySelector('main h1');
    const words = new RegExp(heading);
    const begun = performance.now();
    const watcher = new MutationObserver(() => {
      const now = document.querySelector('main h1');
      if (!now || now === old || !words.test(now.textContent)) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - begun);
        port2.postMessage(0);
      });
    });
    watcher.observe(document, { childList: true, subtree: true });
    setTimeout(() => done(Number.NaN), 20_000);
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
}
