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
import { compressAssets } from './compress-assets.ts'

const root = join(import.meta.dirname, '../..')

export const webDist = join(root, 'web/dist')

/** The files that browsers are served, and nothing else. */
export const webClient = join(webDist, 'client')

const stampFile = join(webDist, '.inputs')
const inputs = ['web/src', 'web/public', 'shared', 'vite.config.ts', 'package-lock.json']
const builtFiles = ['client', 'manifest.json', 'server/server.js']

/** Builds the web app for browsers and for the server, unless nothing it is made of has changed. */
export async function buildWebIfStale(): Promise<{ built: boolean }> {
  const stamp = inputStamp()
  const fresh =
    builtFiles.every((file) => existsSync(join(webDist, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  if (fresh) return { built: false }
  await buildWeb()
  writeFileSync(stampFile, stamp)
  return { built: true }
}

async function buildWeb(): Promise<void> {
  // Tools that run this as part of a test set NODE_ENV to it, and React would keep its development half.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const { build } = await import('vite')
    const options = {
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      mode: 'production',
    } as const
    mkdirSync(webDist, { recursive: true })
    await build(options)
    renameSync(join(webClient, '.vite/manifest.json'), join(webDist, 'manifest.json'))
    rmdirSync(join(webClient, '.vite'))
    await build({ ...options, build: { ssr: true } })
    compressAssets(webClient)
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
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
