import { type Browser, chromium as launcher } from 'playwright-core'
import { unpackedChromium } from './unpacked-chromium.ts'

let launched: Promise<Browser> | undefined

/** The browser of this worker, for all its files, launched for the first that asks. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

export async function closeSharedBrowser(): Promise<void> {
  const browser = await launched
  launched = undefined
  await browser?.close()
}

async function launch(): Promise<Browser> {
  return launcher.launch({
    executablePath: await unpackedChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
  })
}
