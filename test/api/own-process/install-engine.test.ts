import { execFileSync, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const name = '@dynoxide/plan9-mips'
const noEngine =
  'The database engine is not installed for plan9-mips. Set AWS_ENDPOINT_URL_DYNAMODB to the address of any DynamoDB-compatible engine.'

/** Gives a process and those that it starts, npm too, another platform than they have. */
const invented = `data:text/javascript,${encodeURIComponent(
  "for (const [key, value] of Object.entries({ platform: 'plan9', arch: 'mips' })) Object.defineProperty(process, key, { value })",
)}`

let folder: string
let checkout: string
let registry: Server
let published: boolean
let asked: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'install-engine-'))
  checkout = makeCheckout()
  asked = []
  published = true
  registry = await serveRegistry(packEngine())
})

afterEach(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What `npm ci` leaves behind, and a command that says which engine the platform would start. */
function makeCheckout(): string {
  const at = join(folder, 'checkout with a space')
  for (const path of [
    'package.json',
    'package-lock.json',
    'bin/run.mjs',
    'bin/install-engine.mjs',
    'bin/is-installed.mjs',
  ])
    cpSync(join(root, path), join(at, path))
  const engineBinary = 'lib/local/database/engine-binary.ts'
  cpSync(join(root, engineBinary), join(at, engineBinary))
  writeFileSync(
    join(at, 'bin/start.ts'),
    `import { engineBinary } from '../${engineBinary}'
     try { console.log(engineBinary()) } catch (error) { console.error(error.message) }`,
  )
  cpSync(join(at, 'bin/start.ts'), join(at, 'bin/synth.ts'))
  const modules = join(at, 'node_modules')
  for (const neighbor of ['@dynoxide/linux-x64', 'zod']) {
    mkdirSync(join(modules, neighbor), { recursive: true })
    writeFileSync(join(modules, neighbor, 'package.json'), JSON.stringify({ name: neighbor }))
  }
  mkdirSync(join(modules, 'node/bin'), { recursive: true })
  writeFileSync(join(modules, 'node/bin/node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, {
    mode: 0o755,
  })
  writeFileSync(join(modules, '.installed-lock'), hash('sha256', readFileSync(join(at, 'package-lock.json'))))
  return at
}

function packEngine(): Buffer {
  const source = join(folder, 'source')
  mkdirSync(source)
  const manifest = { name, version: pinnedVersion(), os: ['plan9'], cpu: ['mips'] }
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(source, 'dynoxide'), 'an engine', { mode: 0o755 })
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json'], { cwd: source, encoding: 'utf8' }))
  return readFileSync(join(source, packed.filename))
}

const pinnedVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['@dynoxide/linux-x64']

async function serveRegistry(tarball: Buffer): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''))
    if (!published) return response.writeHead(404).end('{}')
    if (request.url?.endsWith('.tgz')) return response.end(tarball)
    const version = pinnedVersion()
    const dist = { tarball: `${addressOf(server)}/engine.tgz` }
    const manifest = { name, version, os: ['plan9'], cpu: ['mips'], dist }
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: manifest } }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function run(command: string, env: Record<string, string> = {}) {
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...own } = process.env
  const child = spawn(process.execPath, [join(checkout, 'bin/run.mjs'), command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...own,
      NODE_OPTIONS: `--import=${invented}`,
      npm_config_registry: addressOf(registry),
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
      // As a command has it that npm started.
      npm_config_local_prefix: checkout,
      ...env,
    },
  })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out: out.trim(), error: error.trim(), code: child.exitCode }
}

const installed = () => readdirSync(join(checkout, 'node_modules')).sort()
const engine = () => join(checkout, 'node_modules', name, 'dynoxide')

test('the first start on another platform installs its engine beside the others, at the pinned version', async () => {
  const before = installed()
  const { out, error, code } = await run('start')
  expect({ error, code }).toEqual({ error: '', code: 0 })
  expect(out.split('\n')).toEqual([
    `Installed ${name} ${pinnedVersion()}, the database engine for this machine.`,
    engine(),
  ])
  expect(readFileSync(engine(), 'utf8')).toBe('an engine')
  expect(installed()).toEqual(before)
  expect(readdirSync(join(checkout, 'node_modules/@dynoxide'))).toEqual(['linux-x64', 'plan9-mips'])
  for (const file of ['package.json', 'package-lock.json'])
    expect(readFileSync(join(checkout, file), 'utf8'), file).toBe(readFileSync(join(root, file), 'utf8'))
})

test('a second start installs nothing and asks no registry', async () => {
  await run('start')
  expect(asked).toContain(`/${name}`)
  asked = []
  expect(await run('start')).toEqual({ out: engine(), error: '', code: 0 })
  expect(asked).toEqual([])
})

test('where the registry has no engine for the platform, the start says which setting helps', async () => {
  published = false
  const before = installed()
  expect(await run('start')).toEqual({ out: '', error: noEngine, code: 0 })
  expect(asked).toContain(`/${name}`)
  expect(installed()).toEqual(before)
})

test('a registry that cannot be reached is named as the cause, and nothing starts', async () => {
  const { out, error, code } = await run('start', { npm_config_registry: 'http://127.0.0.1:1' })
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(error).toContain(`${name} could not be installed. Check the network connection and try again.`)
})

test.each([
  ['in the environment', { AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:8000' }, ''],
  ['in .env', {}, 'AWS_ENDPOINT_URL_DYNAMODB="http://127.0.0.1:8000"\n'],
])('with another engine named %s, nothing is installed', async (_, env, file) => {
  writeFileSync(join(checkout, '.env'), file)
  await run('start', env)
  expect(asked).toEqual([])
})

test.each([
  [
    'the environment says none',
    { AWS_ENDPOINT_URL_DYNAMODB: '' },
    'AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000\n',
  ],
  ['.env says none', {}, '#AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000\nAWS_ENDPOINT_URL_DYNAMODB=""\n'],
])('where %s, the engine is installed', async (_, env, file) => {
  writeFileSync(join(checkout, '.env'), file)
  expect((await run('start', env)).out).toContain(engine())
})

test('a command that starts no database installs no engine', async () => {
  expect((await run('synth')).error).toBe(noEngine)
  expect(asked).toEqual([])
})

test('a lock file installs on every platform: what is for some only is optional', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { os?: string[]; cpu?: string[]; optional?: boolean }>
  }
  const required = Object.entries(packages).filter(([, { os, cpu, optional }]) => (os || cpu) && !optional)
  expect(required.map(([path]) => path)).toEqual([])
  expect(packages['node_modules/@dynoxide/linux-x64']?.os).toEqual(['linux'])
})
