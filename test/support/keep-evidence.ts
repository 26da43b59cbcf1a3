import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { TestContext } from 'vitest'
import { dataDirs } from './data-dirs.ts'
import { failuresFolder } from './failures-folder.ts'

/** Far more than a visit writes. */
const mostLogBytes = 2 * 2 ** 20

const logOf = (url: string) => join(dataDirs.get(url) ?? '', 'logs', 'functions.jsonl')

/** Where the cloud's log stands when a visit begins; what follows belongs to the visit. */
export const logPosition = (url: string): number => statSync(logOf(url), { throwIfNoEntry: false })?.size ?? 0

/**
 * Keeps what a failed visit looked like: a picture of each page, its console, a trace (with pictures of each step where
 * `npm test` looks a second time), and what the cloud logged meanwhile. Says where, and never fails itself.
 */
export async function keepEvidence(
  task: TestContext['task'],
  visit: { context: BrowserContext; url: string; logFrom: number; lines: readonly string[]; place: number },
): Promise<string> {
  const { context, url, logFrom, lines, place } = visit
  const names = [basename(task.file.name, '.test.ts'), slugOf(task.name), String(place + 1)]
  const folder = join(failuresFolder, ...names)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'console.txt'), `${lines.join('\n')}\n`)
  for (const [at, page] of context.pages().entries())
    await page
      .screenshot({ path: join(folder, `page-${at + 1}.png`), fullPage: true, timeout: 10_000 })
      .catch(() => undefined)
  await context.tracing.stopChunk({ path: join(folder, 'trace.zip') }).catch(() => undefined)
  if (existsSync(logOf(url))) writeFileSync(join(folder, 'cloud.jsonl'), logSince(logOf(url), logFrom))
  console.error(`The visit is kept in ${folder}`)
  return folder
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)

function logSince(path: string, from: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const start = Math.max(from, size - mostLogBytes)
    const bytes = Buffer.alloc(Math.max(size - start, 0))
    readSync(file, bytes, 0, bytes.length, start)
    return bytes
  } finally {
    closeSync(file)
  }
}
