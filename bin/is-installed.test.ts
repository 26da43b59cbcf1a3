import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const { isInstalled } = await import(new URL('./is-installed.mjs', import.meta.url).href)

type Entry = Record<string, unknown>
const library = { version: '1.2.3', integrity: 'sha512-library' }
const compiler = { version: '2.0.0', integrity: 'sha512-compiler', dev: true }
const engine = { version: '3.0.0', integrity: 'sha512-engine', optional: true, os: ['linux'], cpu: ['x64'] }
const packages: Record<string, Entry> = {
  'node_modules/library': library,
  'node_modules/library/node_modules/compiler': compiler,
  'node_modules/engine-linux-gnu': { ...engine, libc: ['glibc'] },
  'node_modules/engine-linux-musl': { ...engine, libc: ['musl'] },
  'node_modules/engine-mac': { ...engine, os: ['darwin'] },
  'node_modules/engine-elsewhere': { ...engine, os: ['!linux'], cpu: undefined },
  'node_modules/part-of-an-engine': { version: '1.0.0', integrity: 'sha512-part', optional: true },
}
const elsewhere = ['engine-linux-musl', 'engine-mac', 'engine-elsewhere', 'part-of-an-engine']
const machine = { os: 'linux', cpu: 'x64', libc: () => 'glibc' }
const isInstalledHere = () => isInstalled(folder, machine)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'is-installed-'))
  write('package-lock.json', { '': { name: 'platform' }, ...packages })
  const present = Object.entries(packages).filter(([path]) => !elsewhere.some((name) => path.endsWith(name)))
  for (const [path] of present) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), '{}')
  }
  write('node_modules/.package-lock.json', Object.fromEntries(present))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, listed: Record<string, Entry>) =>
  writeFileSync(join(folder, file), JSON.stringify({ lockfileVersion: 3, packages: listed }))

/** Changes what a file lists. */
function change(file: string, by: (listed: Record<string, Entry>) => void) {
  const { packages: listed } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  by(listed)
  write(file, listed)
}

const noted = 'node_modules/.package-lock.json'

test('what npm has installed for this machine is found, without the packages for others', () => {
  expect(isInstalledHere()).toBe(true)
})

test('on another machine, its own packages are missing', () => {
  expect(isInstalled(folder, { ...machine, libc: () => 'musl' })).toBe(false)
  expect(isInstalled(folder, { ...machine, os: 'darwin' })).toBe(false)
  expect(isInstalled(folder, { ...machine, os: 'win32' })).toBe(false)
})

test.each(['node_modules/library', 'node_modules/engine-linux-gnu'])(
  'an installation without %s is not taken for a whole one',
  (path) => {
    change(noted, (listed) => delete listed[path])
    expect(isInstalledHere()).toBe(false)
  },
)

test('a package that npm noted and someone deleted is missing', () => {
  rmSync(join(folder, 'node_modules/library/node_modules'), { recursive: true })
  expect(isInstalledHere()).toBe(false)
})

test.each(['version', 'integrity'])('a package with another %s is another package', (field) => {
  change(noted, (listed) => {
    listed['node_modules/library'] = { ...library, [field]: 'another' }
  })
  expect(isInstalledHere()).toBe(false)
})

test('a package that the lock file does not list means that something else was installed', () => {
  change('package-lock.json', (listed) => delete listed['node_modules/library/node_modules/compiler'])
  expect(isInstalledHere()).toBe(false)
})

test('a new package in the lock file is missing', () => {
  change('package-lock.json', (listed) => {
    listed['node_modules/added'] = library
  })
  expect(isInstalledHere()).toBe(false)
})

test('npm notes nothing until it has finished, so an installation that was cut off is not whole', () => {
  rmSync(join(folder, noted))
  expect(isInstalledHere()).toBe(false)
})

test('nothing is installed in a fresh checkout', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(isInstalledHere()).toBe(false)
})

test('this checkout is installed', () => {
  const root = join(import.meta.dirname, '..')
  expect(isInstalled(root)).toBe(true)
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  expect(isInstalled(folder)).toBe(false)
})
