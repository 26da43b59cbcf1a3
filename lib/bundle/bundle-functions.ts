import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { apart, asksFor, parts } from './apart.ts'
import { webDist } from './build-web.ts'
import { copyFonts } from './copy-fonts.ts'
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
  /** What lies beside a bundle to be loaded when it is asked for, with what went into it. */
  parts: Part[]
}

type Part = { of: string; name: string; inputs: string[] }

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

/** Bundles every function, each for itself, into `.build/functions/<name>/index.mjs`, and beside it what it loads later. */
export async function bundleFunctions(): Promise<Bundles> {
  const bundled = allFunctions().filter(hasEntry)
  await removeStaleBundles(bundled.map(({ name }) => name))
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: bundled.map(({ name, infra }) => ({ in: entryPath(infra.entry), out: `${name}/index` })),
    outdir: bundlesDir,
    outExtension: { '.js': '.mjs' },
    plugins: [lightSdk, apart],
    metafile: true,
  })
  return {
    names: bundled.map(({ name }) => name),
    inputs: inputsByName(metafile),
    parts: await bundleParts(metafile),
  }
}

async function bundleParts({ outputs }: Metafile): Promise<Part[]> {
  const wanted = Object.keys(parts).flatMap((name) =>
    Object.entries(outputs).flatMap(([path, output]) =>
      asksFor(name, output) ? [{ of: nameIn(path), name }] : [],
    ),
  )
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: wanted.map(({ of, name }) => ({ in: entryPath(parts[name] ?? ''), out: `${of}/${name}` })),
    outdir: bundlesDir,
    outExtension: { '.js': '.mjs' },
    metafile: true,
  })
  await Promise.all(wanted.map(({ of }) => copyFonts(bundleDir(of))))
  return Object.entries(metafile.outputs).map(([path, { inputs }]) => ({
    of: nameIn(path),
    name: basename(path, '.mjs'),
    inputs: Object.keys(inputs),
  }))
}

/** The function whose bundle a path names. */
const nameIn = (path: string) => path.split('/').at(-2) ?? path

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
    Object.entries(metafile.outputs).map(([path, output]) => [nameIn(path), Object.keys(output.inputs)]),
  )
}
