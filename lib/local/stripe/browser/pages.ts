import { join } from 'node:path'
import { problem } from '../../json-response.ts'
import { pageFile, pageStyles, textFile } from '../../provider/browser/page.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import type { Engine } from '../engine.ts'
import type { Store } from '../store/store.ts'
import { buildShim } from './build-shim.ts'
import { createInvoicePage } from './invoice-page.ts'
import { createThreeDSecurePage } from './three-d-secure-page.ts'

const threeDSecureScript = join(import.meta.dirname, 'three-d-secure.js')

/** The visible part of the emulator: the bank's page, invoices and the script in place of Stripe.js. */
export function createPages({ engine, store }: { engine: Engine; store: Store }) {
  const threeDSecure = createThreeDSecurePage(engine)
  const invoice = createInvoicePage(store)
  return async (request: LocalRequest): Promise<LocalResponse> => {
    const { path } = request
    if (path === '/v3/stripe.js') return textFile(await buildShim(), 'text/javascript')
    if (path === '/page.css') return pageStyles()
    if (path === '/three-d-secure.js') return pageFile(threeDSecureScript, 'text/javascript')
    if (path.startsWith('/3ds/')) return threeDSecure(request)
    if (path.startsWith('/invoices/') || path.startsWith('/receipts/')) return invoice(request)
    return problem(404, 'Not Found', 'There is nothing of the Stripe emulator here.')
  }
}
