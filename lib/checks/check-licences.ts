import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPermittedLicence } from './is-permitted-licence.ts'
import type { ToolResult } from './run-tool.ts'

type Manifest = { name: string; version: string; license?: string | { type?: string } }

const root = join(import.meta.dirname, '../..')
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T

/** The license that a package’s license file states when its manifest names none. */
const said: Record<string, string> = { 'png-js@2.0.0': 'MIT' }

/** Looks at every installed package that ships or builds the product, and names those whose license will not do. */
export async function checkLicences(): Promise<ToolResult> {
  const { packages } = read<{ packages: Record<string, object> }>('package-lock.json')
  const installed = Object.keys(packages)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'package.json'))
    // Packages for other machines are in the lock file only.
    .filter((path) => existsSync(join(root, path)))
    .map((path) => read<Manifest>(path))
  const offending = installed.filter((manifest) => !isPermittedLicence(licenceOf(manifest)))
  const lines = offending.map((manifest) => `${manifest.name}@${manifest.version}: ${licenceOf(manifest)}`)
  lines.push(`${installed.length} packages, ${offending.length} with a license that is not allowed`)
  return { content: offending.length === 0, output: lines.join('\n') }
}

/** An SPDX expression, or the object that came before them. */
function licenceOf({ name, version, license }: Manifest): string {
  return (typeof license === 'object' ? license.type : license) ?? said[`${name}@${version}`] ?? 'no license'
}
