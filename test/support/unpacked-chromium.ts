import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import manifest from '../../package.json' with { type: 'json' }

const cache = join(import.meta.dirname, '../../node_modules/.cache')

/**
 * The browser, unpacked once for all runs. The package takes a file that another process is still writing for a
 * browser; here it gets its name when it is whole.
 */
export async function unpackedChromium(): Promise<string> {
  const folder = join(cache, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const own = mkdtempSync(`${folder}-`)
    await unpackInto(own)
    try {
      renameSync(own, folder)
    } catch (error) {
      rmSync(own, { recursive: true })
      // Another process was first.
      if (!existsSync(folder)) throw error
    }
  }
  return join(folder, 'chromium')
}

async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
