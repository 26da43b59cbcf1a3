// Runs a command of this project: `node bin/run.mjs start`. Plain JavaScript, because it must work before anything is
// installed and on any Node from 20 on: it installs what is missing, then hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installEngine } from './install-engine.mjs'
import { isInstalled } from './is-installed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = process.argv[2] ?? ''
const script = join(root, 'bin', `${command}.ts`)

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`This needs Node 20 or newer; this is ${process.versions.node}.`)
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command "${command}".`)

const bins = join(root, 'node_modules', '.bin')
/** The binary itself rather than the link in `.bin`, which on Windows is a shell script. */
const nodePath = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
install()
if (['start', 'dev', 'test', 'bench'].includes(command) || process.argv.includes('--local')) {
  const refusal = installEngine(root)
  if (refusal) fail(refusal)
}

const isCloud = command === 'start' || command === 'dev'
const words = [
  '--disable-warning=ExperimentalWarning',
  // What the platform gives back when it rests, and what it takes between two looks for garbage.
  ...(isCloud ? ['--expose-gc', '--max-semi-space-size=8'] : []),
  ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
  script,
  ...process.argv.slice(3),
]
const env = {
  // What Node has compiled once is loaded in half the time.
  ...(isCloud && { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }),
  ...process.env,
  PATH: `${bins}${delimiter}${process.env.PATH}`,
}
run(nodeBinary(), words)

/** The platform takes the place of this process where that is possible: one that only waits holds 40 MB. */
function run(node, args) {
  process.chdir(root)
  if (isCloud && process.execve && process.platform !== 'win32' && isExecutable(node)) {
    process.removeAllListeners('warning')
    process.execve(node, [node, ...args], env)
  }
  const child = spawn(node, args, { stdio: 'inherit', env })
  // Passed on, and then waited for: the process that started this may know only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** `npm ci` when nothing is installed, or something other than what the lock file says; not after one by hand. */
function install() {
  const modules = join(root, 'node_modules')
  const mark = join(modules, '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  // Where npm ran no scripts, Node is missing.
  if (existsSync(nodePath) && isInstalled(root)) return writeFileSync(mark, lock)
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink())
    fail(
      'node_modules is a link, and does not hold what package-lock.json says. Install where it leads to, or remove it.',
    )
  console.log('Installing what is missing (once) …')
  // First with what npm keeps from other times, unasked whether there is news; it may be too old to know a version.
  if (!npmCi('ignore', '--prefer-offline') && !npmCi('inherit'))
    fail('npm ci failed. Check the network connection and try again.')
  writeFileSync(mark, lock)
}

function npmCi(complaints, ...options) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', complaints],
    shell: process.platform === 'win32',
  })
  return status === 0
}

function nodeBinary() {
  if (!existsSync(nodePath)) fail('The project’s own Node is missing. Delete node_modules and try again.')
  return nodePath
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
