import { join } from 'node:path'
import { problem } from '../json-response.ts'
import { pageStyles } from '../provider/browser/page.ts'
import { createEmulator, type Emulator } from '../provider/emulator.ts'
import { createSender } from '../provider/sender.ts'
import { openStore } from '../provider/store/store.ts'
import { createSwitches } from '../provider/switches.ts'
import type { LocalResponse } from '../service.ts'
import { createApi } from './api.ts'
import { knownPayer } from './billing/consent.ts'
import { createCheckoutPage } from './browser/checkout-page.ts'
import { openSigningChain } from './certificates/signing-chain.ts'
import { createPaypalDashboard } from './dashboard/paypal-dashboard.ts'
import { createEngine } from './engine.ts'
import type { Env } from './env.ts'
import { noFaults, PaypalSwitches } from './faults.ts'
import { createRoutes } from './routes.ts'
import { createSignEndpoint } from './sign-endpoint.ts'
import type { Kinds } from './store/kinds.ts'
import { tasks } from './tasks.ts'
import { createTokenEndpoint } from './token-endpoint.ts'
import { backOff, messageOf } from './webhooks/message.ts'
import { certificatePath } from './webhooks/transmission.ts'

type Options = {
  dataDir: string
  /** The address where the emulator is mounted, as the browser sees it. */
  url: string
  now: () => Date
}

/** Stands in for PayPal: the interface, the payer's pages, and time passing by itself. */
export async function createPaypal({ dataDir, url, now }: Options): Promise<Emulator> {
  const folder = join(dataDir, 'paypal')
  const chain = await openSigningChain(folder)
  const store = openStore<Kinds>(join(folder, 'journal.jsonl'))
  const env: Env = { url, faults: noFaults() }
  const sender = createSender<Kinds>({
    store,
    faults: env.faults,
    now,
    backOff,
    endpoints: () => [...store.table('webhook').values()],
    messageOf: (event, delivery, at) => messageOf(chain, url, event, delivery, at),
  })
  const engine = createEngine({ store, env, now, tasks, onDelivery: sender.wake })
  const switches = createSwitches({
    schema: PaypalSwitches,
    faults: env.faults,
    noFaults,
    store,
    onChange(given) {
      const { payers = {} } = given as PaypalSwitches
      engine.transact(undefined, (tx) => {
        for (const [email, funding] of Object.entries(payers)) knownPayer(tx, email).funding = funding
      })
      sender.wake()
    },
  })
  const token = createTokenEndpoint(engine)
  const checkout = createCheckoutPage(engine)
  const dashboard = createPaypalDashboard({ engine, store, sender, now })
  const sign = createSignEndpoint({ chain, url, now })
  const routes = createRoutes({ chain, resend: sender.resend })

  return createEmulator({
    engine,
    sender,
    now,
    serve(hold) {
      const api = createApi({ engine, store, faults: env.faults, routes, hold })
      return async (request) => {
        const { path } = request
        if (path === '/_config') return switches(request)
        if (path === '/_sign') return sign(request)
        if (path === certificatePath) return pem(chain.certificates)
        if (path === '/root.pem') return pem(chain.root)
        if (path === '/v1/oauth2/token') return token(request)
        if (path.startsWith('/v1/') || path.startsWith('/v2/')) return api(request)
        if (path === '/checkoutnow') return checkout(request)
        if (path === '/page.css') return pageStyles()
        if (path === '/' || path.startsWith('/dashboard')) return dashboard(request)
        return problem(404, 'Not Found', 'There is nothing of the PayPal emulator here.')
      }
    },
  })
}

const pem = (body: string): LocalResponse => ({
  status: 200,
  headers: { 'content-type': 'application/x-pem-file', 'cache-control': 'no-cache' },
  body,
})
