import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { InlineConfig, build as viteBuild } from 'vite'
import { lockFile } from '#lib/lock-file.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/
const smallest = 1024

/** Puts a Brotli and a gzip copy beside every text file that gains from it, so that nothing is compressed on demand. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!compressible.test(name) || !statSync(file).isFile()) continue
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

export const root = join(import.meta.dirname, '../..')

export const webDist = join(root, 'web/dist')

/** The files that browsers are served, and nothing else. */
export const webClient = join(webDist, 'client')

const inputs = ['web/src', 'web/public', 'shared', 'lib/openapi', 'vite.config.ts', 'package-lock.json']

let building: Promise<{ built: boolean }> | undefined

/**
 * Builds the web app for browsers and for the server, and the document of the API, unless nothing they are made of has
 * changed. Asked twice, once.
 */
export function buildWebIfStale(): Promise<{ built: boolean }> {
  building ??= buildIfStale(
    'web',
    ['client', 'manifest.json', 'server/server.js'],
    async (build, options) => {
      await build(options)
      renameSync(join(webClient, '.vite/manifest.json'), join(webDist, 'manifest.json'))
      rmdirSync(join(webClient, '.vite'))
      await build({ ...options, build: { ssr: true } })
      compressAssets(webClient)
      const { writeOpenapiDocument } = await import('../openapi/write-openapi-document.ts')
      await writeOpenapiDocument()
    },
  ).finally(() => {
    building = undefined
  })
  return building
}

type Build = (build: typeof viteBuild, options: InlineConfig) => Promise<void>

/** Runs a build of the web app when its outputs are missing or older than what they are made of. */
export async function buildIfStale(
  name: string,
  outputs: readonly string[],
  run: Build,
): Promise<{ built: boolean }> {
  const stampFile = join(webDist, `.${name}-inputs`)
  const isFresh = (stamp: string) =>
    outputs.every((file) => existsSync(join(webDist, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  if (isFresh(inputStamp())) return { built: false }
  mkdirSync(webDist, { recursive: true })
  const endTurn = await buildTurn(webDist)
  // Whatever runs this, a test or a development server, what it builds is for production.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const stamp = inputStamp()
    // Another process may have built it meanwhile.
    if (isFresh(stamp)) return { built: false }
    const { build } = await import('vite')
    await run(build, { configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' })
    writeFileSync(stampFile, stamp)
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
    endTurn()
  }
  return { built: true }
}

/** The name, size and time of every input: reading them all would take longer than everything else at a start. */
function inputStamp(): string {
  const hash = createHash('sha256')
  for (const input of inputs) add(join(root, input))
  return hash.digest('hex')

  function add(path: string): void {
    const stat = statSync(path)
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${relative(root, path)}\0${stat.size}\0${stat.mtimeMs}\n`)
    }
  }
}

/**
 * Waits until no other process builds into a folder, because two builds delete each other’s files; the answer lets the
 * next one go.
 */
async function buildTurn(folder: string): Promise<() => void> {
  for (;;) {
    const release = lockFile(join(folder, '.build.lock'))
    if (release) return release
    await wait(100)
  }
}
