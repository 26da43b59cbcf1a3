import { unpackedChromium } from './unpacked-chromium.ts'

/** Unpacks the browser while no one waits for it yet, rather than once in each worker. */
export default async function setup(): Promise<void> {
  await unpackedChromium()
}
