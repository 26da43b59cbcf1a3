import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { fontFamilies, fontFile, packageOf, rangesFile, subsetsOf } from '#core/platform/pdf/font-files.ts'
import { codecFiles } from '#core/platform/pictures/codec-files.ts'
import { rasterizerFile } from '#core/platform/pictures/rasterizer-file.ts'
import { writeOpenapiDocument } from '#lib/openapi/write-openapi-document.ts'
import { webDist } from './build-web.ts'
import { asksFor, leavePartsOut, parts } from './bundle-parts.ts'
import { type Bundled, BundleStamps } from './bundle-stamps.ts'
import { copyPackaged } from './copy-packaged.ts'
import { allFunctions, type PlatformFunctionEntry } from './functions.ts'
import { lightCities } from './light-cities.ts'
import { lightClients } from './light-clients.ts'
import { lightSdk } from './light-sdk.ts'
import { lightZips } from './light-zips.ts'

/** The fonts of PDFs, with their licenses. */
const fontFiles = () =>
  fontFamilies.flatMap((family) => [
    ...[rangesFile, 'LICENSE'].map((name) => `${packageOf(family.family)}/${name}`),
    ...subsetsOf(family).flatMap(({ subset }) =>
      family.weights.map(
        (weight) => `${packageOf(family.family)}/${fontFile(family.family, subset, weight)}`,
      ),
    ),
  ])

const root = join(import.meta.dirname, '../..')

const bundlesDir = join(root, '.build/functions')
const stampsDir = join(root, '.build/stamps')

/** A build holds everything of its functions in memory: one call for all of them takes 16 MB a function. */
const functionsAtOnce = 40

/** The bundle of a function: a folder with one `index.mjs`, ready to be deployed. */
export const bundleDir = (name: string) => join(bundlesDir, name)

export type Bundles = {
  names: string[]
  /** By function, the files that went into its bundle, relative to the repository. */
  inputs: Record<string, string[]>
  /** The files beside a bundle that are loaded on demand, with their inputs. */
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
  plugins: [lightSdk, lightClients],
} satisfies BuildOptions

/**
 * Bundles every function that has changed, each for itself, into `.build/functions/<name>/index.mjs`, and beside it
 * what it loads later.
 */
export async function bundleFunctions(): Promise<Bundles> {
  await writeOpenapiDocument()
  const bundled = allFunctions().filter(hasEntry)
  await removeStaleBundles(bundled.map(({ name }) => name))
  const ways = ['bundle-functions.ts', 'bundle-parts.ts', 'light-clients.ts', 'light-sdk.ts', 'light-zips.ts']
  const texts = ways.map((file) => readFile(join(import.meta.dirname, file), 'utf8'))
  const stamps = new BundleStamps(stampsDir, [bundleOptions, ...(await Promise.all(texts))])
  const made = new Map<string, Bundled>()
  const changed: PlatformFunctionEntry[] = []
  for (const entry of bundled) {
    const kept =
      existsSync(join(bundleDir(entry.name), 'index.mjs')) && (await stamps.whatIsFresh(entry.name))
    if (kept) made.set(entry.name, kept)
    else changed.push(entry)
  }
  for (let start = 0; start < changed.length; start += functionsAtOnce)
    await bundle(changed.slice(start, start + functionsAtOnce), made)
  for (const { name } of changed) await stamps.keep(name, made.get(name) ?? { inputs: [], parts: [] })
  const names = bundled.map(({ name }) => name)
  return {
    names,
    inputs: Object.fromEntries(names.map((name) => [name, made.get(name)?.inputs ?? []])),
    parts: names.flatMap((of) => made.get(of)?.parts.map((part) => ({ of, ...part })) ?? []),
  }
}

async function bundle(entries: PlatformFunctionEntry[], made: Map<string, Bundled>): Promise<void> {
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: entries.map(({ name, infra }) => ({ in: entryPath(infra.entry), out: `${name}/index` })),
    outdir: bundlesDir,
    outExtension: { '.js': '.mjs' },
    plugins: [lightSdk, lightClients, leavePartsOut],
    metafile: true,
  })
  const inputs = inputsByName(metafile)
  const later = await bundleParts(metafile)
  for (const { name } of entries)
    made.set(name, {
      inputs: inputs[name] ?? [],
      parts: later.filter(({ of }) => of === name).map(({ of: _, ...part }) => part),
    })
}

async function bundleParts({ outputs }: Metafile): Promise<Part[]> {
  const wanted = Object.keys(parts).flatMap((name) =>
    Object.entries(outputs).flatMap(([path, output]) =>
      asksFor(name, output) ? [{ of: nameIn(path), name }] : [],
    ),
  )
  if (wanted.length === 0) return []
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: wanted.map(({ of, name }) => ({ in: entryPath(parts[name] ?? ''), out: `${of}/${name}` })),
    outdir: bundlesDir,
    outExtension: { '.js': '.mjs' },
    plugins: [lightSdk, lightClients, lightZips, lightCities],
    metafile: true,
  })
  await Promise.all(wanted.map(({ of, name }) => copyPackaged(bundleDir(of), filesBeside(name))))
  return Object.entries(metafile.outputs).map(([path, { inputs }]) => ({
    of: nameIn(path),
    name: basename(path, '.mjs'),
    inputs: Object.keys(inputs),
  }))
}

/** The files of packages that a part reads. */
function filesBeside(part: string): string[] {
  if (part === 'encode-picture') return Object.values(codecFiles)
  if (part === 'event-picture') return [...fontFiles(), rasterizerFile]
  return part.endsWith('-pdf') ? fontFiles() : []
}

/** The function whose bundle a path names. */
const nameIn = (path: string) => path.split('/').at(-2) ?? path

/** Deletes only what no function uses: someone may be reading the others. */
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
