// Runs before anything else has arrived: asks for what the address needs, so that code and data come in one round.
// Its digest is in the page's policy. It decides nothing that matters: the door and the gate ask again.
(() => {
  const page = JSON.parse(document.getElementById('page').textContent);
  const path = location.pathname.replace(/^\/app/, '') || '/';
  const row = page.routes.find(([pattern]) => new RegExp(pattern).test(path)) || page.routes[0];
  const [, app, name, web, frame] = row;
  const { bridge } = page.settings;
  const inApp =
    (bridge &&
      (navigator.userAgent.includes(bridge.userAgentToken) || bridge.objectName in window)) ||
    navigator.userAgent.includes('ServiceCareApp') ||
    'ServiceCareBridge' in window;
  const mayOpen =
    inApp ||
    web === 'open' ||
    (web === 'with-vtg-id' && new URLSearchParams(location.search).get('vtg_id'));
  document.documentElement.dataset.frame = frame;

  // Addresses whose preload failed: asking for them again the same way would only get the same failure.
  const missed = new Set();
  window.__missed = missed;
  const preload = (to, file, as) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.crossOrigin = 'anonymous';
    link.integrity = to.integrity[file] || '';
    link.href = to.base + file;
    link.onerror = () => missed.add(link.href);
    document.head.append(link);
  };
  const remote = page.release.apps[app];
  if (mayOpen && app !== 'host' && remote) {
    const screen = (remote.screens && remote.screens[name]) || { js: [], css: [] };
    for (const file of new Set([...remote.entry.js, ...screen.js])) preload(remote, file, 'script');
    for (const file of screen.css) preload(remote, file, 'style');
  }

  const today = new Date(Date.now() + 9 * 3600e3).toISOString().slice(0, 10);
  const dates = {
    dates: { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today },
  };
  const pkgs = `/api/v1App/pkgs?${new URLSearchParams({ filters: JSON.stringify(dates) })}`;
  const early = {};
  for (const url of ['/api/v1App/getFilters', pkgs]) {
    const answer = fetch(url, { headers: { Accept: 'application/json' } }).then(
      async (response) => ({
        status: response.status,
        date: response.headers.get('date'),
        body: await response.json(),
      }),
    );
    answer.catch(() => undefined);
    early[url] = answer;
  }
  window.__early = early;
})();
