import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import type { LocalService } from '../service.ts'
import type { StripeEmulator } from './stripe.ts'

const afterStartMs = 1500

/** The emulator, opened by the first request or, when it holds anything, soon after the start. */
export function createLazyStripe({ dataDir, url, clock }: { dataDir: string; url: string; clock: Clock }) {
  let opened: Promise<StripeEmulator> | undefined
  const open = () => {
    opened ??= import('./stripe.ts').then(({ createStripe }) =>
      createStripe({ dataDir, url: `${url}/_local/stripe`, now: clock.now }),
    )
    return opened
  }
  const catchUp = async () => {
    if (opened || existsSync(join(dataDir, 'stripe', 'journal.jsonl'))) await (await open()).catchUp()
  }
  clock.onAdvance(catchUp)
  const timer = setTimeout(() => void catchUp(), afterStartMs)
  timer.unref()

  const service: LocalService = async (request) => (await open()).service(request)
  return {
    service,
    /** The SDK takes a host and no path, so the interface answers at the root too. */
    atRoot: ((request) => service({ ...request, path: `/v1${request.path}` })) satisfies LocalService,
    idle: async () => (await (await opened)?.idle()) ?? false,
    async stop() {
      clearTimeout(timer)
      await (await opened)?.stop()
    },
  }
}
