import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { webDist } from './build-web.ts'
import { allFunctions, type PlatformFunctionEntry } from './functions.ts'
import { lightSdk } from './light-sdk.ts'

const root = join(import.meta.dirname, '../..')

const bundlesDir = join(root, '.build/functions')

/** Where the bundle of a function lies: a folder with one `index.mjs`, ready to be deployed. */
export const bundleDir = (name: string) => join(bundlesDir, name)

export type Bundles = {
  names: string[]
  /** By function, the files that went into its bundle, relative to the repository. */
  inputs: Record<string, string[]>
}

const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [lightSdk],
} satisfies BuildOptions

/** Bundles every function, each for itself, into `.build/functions/<name>/index.mjs`. */
export async function bundleFunctions(): Promise<Bundles> {
  const bundled = allFunctions().filter(hasEntry)
  await removeStaleBundles(bundled.map(({ name }) => name))
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: bundled.map(({ name, infra }) => ({ in: entryPath(infra.entry), out: `${name}/index` })),
    outdir: bundlesDir,
    outExtension: { '.js': '.mjs' },
    metafile: true,
  })
  return { names: bundled.map(({ name }) => name), inputs: inputsByName(metafile) }
}

/** Only what no function is called any more goes: somebody may be reading the others. */
async function removeStaleBundles(names: string[]): Promise<void> {
  const present = existsSync(bundlesDir) ? await readdir(bundlesDir) : []
  const stale = present.filter((name) => !names.includes(name))
  await Promise.all(stale.map((name) => rm(bundleDir(name), { recursive: true })))
}

const entryPath = (entry: string) => join(root, 'functions', entry)

/** The site is rendered by the web app as it was built for servers: without a build of it there is no such function. */
function hasEntry({ name, kind, infra }: PlatformFunctionEntry): boolean {
  if (kind === 'site' && !existsSync(join(webDist, 'server/server.js'))) return false
  if (existsSync(entryPath(infra.entry))) return true
  throw new Error(`functions/${infra.entry}, the handler of ${name}, does not exist.`)
}

function inputsByName(metafile: Metafile): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [
      path.split('/').at(-2) ?? path,
      Object.keys(output.inputs),
    ]),
  )
}
