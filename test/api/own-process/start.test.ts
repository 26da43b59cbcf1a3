import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Without what the shared test cloud has set for its functions. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_')),
)

let folder: string
let children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})

afterEach(async () => {
  await Promise.all(children.map(end))
  children = []
  rmSync(folder, { recursive: true, force: true })
})

/** As Ctrl-C does, so that the engine goes too; by force only when that is not heard. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), 60_000)
  child.kill('SIGINT')
  await once(child, 'exit')
  clearTimeout(force)
}

function run(command: string, env: Record<string, string> = {}, cwd = root, args: string[] = []) {
  const child = spawn(process.execPath, [join(root, 'bin', `${command}.ts`), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment, PORT: '0', LOCAL_DATA_DIR: folder, ...env },
  })
  children.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    output.out += text
  })
  child.stderr.on('data', (text) => {
    output.error += text
  })
  return { child, output, exited: once(child, 'close') as Promise<[number | null]> }
}

async function started(env: Record<string, string> = {}) {
  const process_ = run('start', env)
  const ended = process_.exited.then(([code]) => {
    throw new Error(`start ended with ${code}: ${process_.output.error}`)
  })
  while (!process_.output.out.includes('Press Ctrl+C'))
    await Promise.race([once(process_.child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  const url = /Site\s+(http:\S+)/.exec(process_.output.out)?.[1] ?? ''
  return { ...process_, url }
}

/** What a run of all tests has prepared, where the first seed is not what a test is about. */
function takePreparedData(): void {
  if (process.env.TEST_DATA_DIR) cpSync(process.env.TEST_DATA_DIR, folder, { recursive: true })
}

/** What a cloud signs its tokens with, which no two data folders share. */
const keysOf = async (url: string) =>
  (await fetch(`${url}/_local/cognito/us-east-1_local/.well-known/jwks.json`)).text()

const enginePid = () =>
  Number(readFileSync(join(folder, 'database', 'dynoxide.pid'), 'utf8').match(/\d+/)?.[0])

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** How many times longer an empty process takes here and now than on a machine with nothing else to do. */
async function slowness(): Promise<number> {
  const before = performance.now()
  await once(spawn(process.execPath, ['--eval', '0']), 'exit')
  return Math.max(1, (performance.now() - before) / 100)
}

test('the banner names what there is to see and how to stop, and Ctrl-C leaves nothing behind within two seconds', async () => {
  takePreparedData()
  const { child, exited, output, url } = await started()
  expect(output.out).toContain(`${url}/_local/inbox`)
  expect(output.out).toContain(`${url}/api/openapi.json`)
  expect(output.out).toContain('Demo-Pass-2026!')
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' })
  const engine = enginePid()
  expect(isRunning(engine)).toBe(true)
  const before = performance.now()
  child.kill('SIGINT')
  const during = slowness()
  const [code] = await exited
  expect(code).toBe(0)
  const took = performance.now() - before
  expect(took / Math.max(await during, await slowness())).toBeLessThan(2000)
  expect(isRunning(engine)).toBe(false)
})

test('a second start keeps what was there, and reset empties it', async () => {
  takePreparedData()
  const first = await started()
  const keys = await keysOf(first.url)
  first.child.kill('SIGINT')
  await first.exited
  const second = await started()
  expect(await keysOf(second.url)).toBe(keys)
  second.child.kill('SIGINT')
  await second.exited
  expect((await run('reset').exited)[0]).toBe(0)
  expect(existsSync(folder)).toBe(false)
})

test('a busy port is one line that names the port and the way out', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as { port: number }
  const { output, exited } = run('start', { PORT: String(port) })
  expect((await exited)[0]).toBe(1)
  blocker.close()
  expect(output.error.trim()).toBe(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`,
  )
})

test.each([
  ['a damaged database', 'database/table.sqlite'],
  ['damaged accounts', 'identity.json'],
  ['a damaged clock', 'clock/clock.json'],
  ['a damaged journal of Stripe', 'stripe/journal.jsonl'],
  ['a damaged journal of PayPal', 'paypal/journal.jsonl'],
])('%s is one line that says how to begin afresh', async (_, file) => {
  takePreparedData()
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), 'not what it was, and longer than any header would be\n'.repeat(40))
  const { output, exited } = run('start')
  expect((await exited)[0]).toBe(1)
  expect(output.error.trim().split('\n')).toHaveLength(1)
  expect(output.error).toContain('npm run reset')
})

test('a data folder that cannot be used is one line', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { output, exited } = run('start', { LOCAL_DATA_DIR: file })
  expect((await exited)[0]).toBe(1)
  expect(output.error.trim().split('\n')).toHaveLength(1)
  expect(output.error).toContain('LOCAL_DATA_DIR')
})

test('reset refuses a folder that is not its own', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  const { output, exited } = run('reset')
  expect((await exited)[0]).toBe(1)
  expect(output.error).toContain('nothing was removed')
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work')
})

test.each([
  ['reset', '.other'],
  ['reset', '--help'],
  ['start', '--port=3001'],
  ['test', 'test/api/content/search.test.ts'],
])('%s says in one line that it knows no %s, and does nothing', async (command, argument) => {
  writeFileSync(join(folder, 'identity.json'), '')
  const { output, exited } = run(command, {}, root, [argument])
  expect((await exited)[0]).toBe(1)
  expect(output.error.trim().split('\n')).toHaveLength(1)
  expect(output.out).toBe('')
  expect(readdirSync(folder)).toEqual(['identity.json'])
})

test('reset takes no folder for its own because of how one in it is called', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'schema.sql'), 'years of work')
  const { output, exited } = run('reset')
  expect((await exited)[0]).toBe(1)
  expect(output.error).toContain('nothing was removed')
  expect(readFileSync(join(folder, 'database', 'schema.sql'), 'utf8')).toBe('years of work')
})

test('reset takes away what the platform has made, and leaves what else lies in the folder', async () => {
  for (const made of ['identity.json', 'identity.json.new', 'database/table.sqlite', 'clock/clock.json']) {
    mkdirSync(join(folder, made, '..'), { recursive: true })
    writeFileSync(join(folder, made), '')
  }
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  const { output, exited } = run('reset')
  expect((await exited)[0]).toBe(0)
  expect(readdirSync(folder)).toEqual(['thesis.txt'])
  expect(output.out).toContain('were kept')
})

test('a data folder that is set to nothing is the usual one, and not where the command was given', async () => {
  const checkout = join(folder, 'checkout')
  mkdirSync(checkout)
  writeFileSync(join(checkout, 'identity.json'), '')
  const { output, exited } = run('reset', { LOCAL_DATA_DIR: '' }, checkout)
  expect((await exited)[0]).toBe(0)
  expect(output.out).toContain(join(checkout, '.local'))
  expect(existsSync(join(checkout, 'identity.json'))).toBe(true)
})

test('reset empties what only ever paid through an account at Stripe', async () => {
  mkdirSync(join(folder, 'with-stripe', 'database'), { recursive: true })
  writeFileSync(join(folder, 'with-stripe', 'database', 'table.sqlite'), '')
  expect((await run('reset').exited)[0]).toBe(0)
  expect(existsSync(folder)).toBe(false)
})

test('reset leaves a platform alone that is running on the folder, and says who that is', async () => {
  takePreparedData()
  const { child, url } = await started()
  const { output, exited } = run('reset')
  expect((await exited)[0]).toBe(1)
  expect(output.error.trim().split('\n')).toHaveLength(1)
  expect(output.error).toContain(`process ${child.pid}`)
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)
  expect(existsSync(join(folder, 'database', 'table.sqlite'))).toBe(true)
})

test('what cannot be saved is one line when it stops, and everything else is stopped all the same', async () => {
  takePreparedData()
  const { child, exited, output, url } = await started()
  // Where the accounts are written to before they take the place of the old ones.
  mkdirSync(join(folder, 'identity.json.new'), { recursive: true })
  await fetch(`${url}/_local/cognito`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
    body: JSON.stringify({ ClientId: 'localclient', Username: 'member@demo.test' }),
  })
  await fetch(`${url}/_local/clock`, { method: 'POST', body: '{"advance":"P1D"}' })
  const engine = enginePid()
  child.kill('SIGINT')
  expect((await exited)[0]).toBe(1)
  expect(isRunning(engine)).toBe(false)
  expect(existsSync(join(folder, 'database', 'dynoxide.pid'))).toBe(false)
  expect(JSON.parse(readFileSync(join(folder, 'clock', 'clock.json'), 'utf8')).offsetMs).toBe(86_400_000)
  expect(output.error.trim().split('\n')).toHaveLength(1)
  expect(output.error).toContain('identity.json')
})

test('a folder in use is in use under every name it has', async () => {
  takePreparedData()
  const { child, url } = await started()
  const otherName = `${folder}-link`
  symlinkSync(folder, otherName)
  for (const command of ['start', 'reset']) {
    const { child: second, output, exited } = run(command, { LOCAL_DATA_DIR: otherName })
    second.stdout.once('data', () => second.kill('SIGINT'))
    expect((await exited)[0]).toBe(1)
    expect(output.error).toContain(`in use by process ${child.pid}`)
  }
  rmSync(otherName)
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)
})

test('reset ends the engine of a platform that was killed', async () => {
  takePreparedData()
  const { child, exited } = await started()
  const engine = enginePid()
  child.kill('SIGKILL')
  await exited
  expect((await run('reset').exited)[0]).toBe(0)
  await expect.poll(() => isRunning(engine)).toBe(false)
})

test('the shell that started the command can stop it, though the platform is a process of its own', async () => {
  takePreparedData()
  const launcher = spawn(process.execPath, [join(root, 'bin', 'run.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment, PORT: '0', LOCAL_DATA_DIR: folder },
  })
  children.push(launcher)
  let out = ''
  while (!out.includes('Press Ctrl+C')) out += String((await once(launcher.stdout, 'data'))[0])
  const engine = enginePid()
  launcher.kill('SIGINT')
  const [code] = await once(launcher, 'exit')
  expect(code).toBe(0)
  expect(isRunning(engine)).toBe(false)
})
