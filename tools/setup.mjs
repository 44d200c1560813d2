// The first step of every command: plain JavaScript for Node 20, so that it runs before anything is installed.
// It installs the packages of the lock file and runs tools/<name>.ts under the project's own Node 22.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.bite-lock-hash');
const ownNode = join(modules, '.bin', 'node');

function fail(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`);
  process.exit(1);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether node_modules matches the lock file, for example after a manual `npm install`. */
function agreesWithLock() {
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  const installedLock = join(modules, '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

function isInstalled(hash) {
  if (!existsSync(ownNode)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  if (!agreesWithLock()) return false;
  writeFileSync(stamp, hash);
  return true;
}

function npm(...args) {
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
      process.stderr.write(chunk);
    });
    child.on('error', (error) => resolve({ code: 1, complaints: error.message }));
    child.on('close', (code) => resolve({ code, complaints }));
  });
}

/**
 * Only the package `node` may run an install script, which downloads the binary. Others must not: re2, for example, which
 * nothing here uses, would be compiled for minutes on machines without access to GitHub.
 */
async function install() {
  const installed = await npm('ci', '--ignore-scripts');
  return installed.code === 0 ? npm('rebuild', 'node', '--ignore-scripts=false') : installed;
}

async function installIfNeeded() {
  const hash = lockHash();
  if (isInstalled(hash)) return;
  console.log(
    existsSync(modules)
      ? '▸ The lock file has changed: installing …'
      : '▸ Installing packages (a few minutes the first time) …',
  );
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
  }, 20_000);
  const { code, complaints } = await install();
  clearInterval(heartbeat);
  if (code !== 0) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET|network/i.test(complaints)) {
      fail(
        'The npm registry cannot be reached: check the network (or `npm config get registry` and the proxy) and run the command again.',
      );
    }
    fail('`npm ci` failed; its message is above. Mend that and run the command again.');
  }
  writeFileSync(stamp, hash);
  console.log(`✓ Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function handOver(name, args) {
  const env = {
    // Node's compile cache: the emulators start dozens of processes with the same code.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
  };
  const child = spawn(ownNode, [join(root, 'tools', `${name}.ts`), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) =>
    fail(
      `The project's own Node could not be started (${error.message}): delete node_modules and run the command again.`,
    ),
  );
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const [name, ...args] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  fail(
    `Node ${process.versions.node} is too old: install Node 20 or newer (https://nodejs.org) and run the command again.`,
  );
if (!name || !existsSync(join(root, 'tools', `${name}.ts`)))
  fail(`There is no command "${name ?? ''}": see the scripts in package.json.`);
await installIfNeeded();
handOver(name, args);
