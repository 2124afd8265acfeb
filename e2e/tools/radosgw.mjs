import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../shared/delivery/build/free-port.cjs';

const programs = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];
const PATIENCE_MS = 60_000;

export const isCephHere = () =>
  programs.every((name) => existsSync(`/usr/bin/${name}`) || existsSync(`/usr/local/bin/${name}`));

/**
 * Returns a real S3 server for tests of stores: TEST_S3_URL (`http://key:secret@host:port`), or a temporary Ceph in
 * memory if its programs are installed (Debian: ceph-mon, ceph-osd, radosgw). Otherwise prints that there is none and
 * returns undefined. Then only our simulated server is tested.
 */
export async function startRadosgw() {
  const named = process.env.TEST_S3_URL;
  if (named) return { url: named, stop: () => undefined };
  if (!isCephHere())
    return notRun('Ceph is not installed (apt-get install ceph-mon ceph-osd radosgw)');
  const folder = mkdtempSync(join(tmpdir(), 'care-ceph-'));
  const ports = [await freePort(), await freePort()];
  const conf = join(folder, 'ceph.conf');
  const fsid = randomUUID();
  writeFileSync(conf, settings(folder, fsid, ports));
  writeFileSync(join(folder, 'keyring'), '');
  for (const daemon of ['mon', 'osd']) mkdirSync(join(folder, daemon));
  const children = [];
  const begin = (program, ...args) =>
    children.push(spawn(program, ['-c', conf, ...args, '-f'], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);
  const until = Date.now() + PATIENCE_MS;
  const ask = (program, ...args) => {
    const options = { encoding: 'utf8', timeout: Math.max(until - Date.now(), 1) };
    const { status, stderr } = spawnSync(program, args, options);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(0, 300)}`);
  };
  const tell = (...args) => ask('ceph', '-c', conf, '--connect-timeout', '20', ...args);
  try {
    const map = join(folder, 'monmap');
    const address = `[v1:127.0.0.1:${ports[0]}]`;
    ask('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, map);
    ask('ceph-mon', '-c', conf, '--mkfs', '-i', 'a', '--monmap', map);
    begin('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    tell('osd', 'new', osd);
    tell('osd', 'crush', 'add', '0', '1', 'root=default', 'host=here');
    ask('ceph-osd', '-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osd);
    begin('ceph-osd', '-i', '0');
    const user = ['--uid=care', '--display-name=care', '--access-key=test', '--secret-key=test'];
    ask('radosgw-admin', '-c', conf, 'user', 'create', ...user);
    begin('radosgw', '-n', 'client.rgw');
    const origin = `http://127.0.0.1:${ports[1]}`;
    while (!(await fetch(origin).catch(() => undefined))?.ok) {
      if (Date.now() > until) throw new Error('radosgw does not answer');
      await new Promise((done) => setTimeout(done, 100));
    }
    return { url: origin.replace('//', '//test:test@'), stop };
  } catch (error) {
    stop();
    return notRun(`Ceph did not start: ${error instanceof Error ? error.message : error}`);
  }
}

function notRun(why) {
  console.log(`NOT RUN on a foreign S3: ${why}`);
  return undefined;
}

const settings = (folder, fsid, [monitor, gateway]) => `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
mon allow pool size one = true
mon data avail crit = 1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush update on start = false
osd class update on start = false
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = ${folder}/mon
osd data = ${folder}/osd
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file =
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;
