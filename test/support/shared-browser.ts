import { type Browser, chromium as launcher } from 'playwright-core'
import { unpackedChromium } from './unpacked-chromium.ts'

/** Most tests measure the layout of a page. A few compare the drawn pixels. */
export type BrowserKind = 'measured' | 'drawn'

const launched = new Map<BrowserKind, Promise<Browser>>()

/** The browser of this worker, for all its files, launched for the first that asks. */
export function sharedBrowser(kind: BrowserKind): Promise<Browser> {
  const browser = launched.get(kind) ?? launch(kind)
  launched.set(kind, browser)
  return browser
}

export async function closeSharedBrowsers(): Promise<void> {
  const browsers = await Promise.all(launched.values())
  launched.clear()
  await Promise.all(browsers.map((browser) => browser.close()))
}

async function launch(kind: BrowserKind): Promise<Browser> {
  return launcher.launch({
    executablePath: await unpackedChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--font-render-hinting=none',
      // A test's page is gone before optimized code would pay for its compilation, which is a tenth of the
      // work.
      '--js-flags=--no-maglev --no-opt',
      // There is no memory to draw in: pictures of pages that no one looks at are a tenth of a browser's
      // work.
      ...(kind === 'measured' ? ['--force-gpu-mem-available-mb=1'] : []),
    ],
  })
}
