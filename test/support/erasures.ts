import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Erasure, WrittenKind } from '#core/platform/db/erasure.ts'

const folder = join(import.meta.dirname, '../../functions')

/** The files of functions, with their text. */
export const functionFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }))

const isKind = (value: unknown): value is WrittenKind =>
  typeof value === 'object' && value !== null && 'erasure' in value && 'name' in value

/**
 * Every kind of item that functions store, with its definition of what the deletion of a member does with it.
 */
export async function erasures(): Promise<Map<string, Erasure>> {
  const defining = functionFiles().filter(({ source }) => /\berasure: ['{]/.test(source))
  const modules = await Promise.all(defining.map(({ path }) => import(join(folder, path))))
  const kinds = modules.flatMap((module: object) => Object.values(module)).filter(isKind)
  return new Map(kinds.map(({ name, erasure }) => [name, erasure]))
}
