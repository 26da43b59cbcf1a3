import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import manifest from '../../package.json' with { type: 'json' }

/**
 * The browser, unpacked where everybody finds it. The package takes a file that another process is still writing for a
 * browser; here it gets its name when it is whole.
 */
export async function unpackedChromium(): Promise<string> {
  const folder = join(tmpdir(), `chromium-${manifest.devDependencies['@sparticuz/chromium']}`)
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    await unpackInto(own)
    try {
      renameSync(own, folder)
    } catch (error) {
      rmSync(own, { recursive: true })
      // Somebody else was first.
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
