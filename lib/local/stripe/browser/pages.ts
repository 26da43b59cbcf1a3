import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '../../json-response.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import type { Engine } from '../engine.ts'
import type { Store } from '../store/store.ts'
import { buildShim } from './build-shim.ts'
import { createInvoicePage } from './invoice-page.ts'
import { createThreeDSecurePage } from './three-d-secure-page.ts'

const files: Record<string, { file: string; type: string }> = {
  '/page.css': { file: 'page.css', type: 'text/css' },
  '/three-d-secure.js': { file: 'three-d-secure.js', type: 'text/javascript' },
}

/** What is seen of the emulator: the bank's page, invoices and the script that stands for Stripe.js. */
export function createPages({ engine, store }: { engine: Engine; store: Store }) {
  const threeDSecure = createThreeDSecurePage(engine)
  const invoice = createInvoicePage(store)
  return async (request: LocalRequest): Promise<LocalResponse> => {
    const { path } = request
    if (path === '/v3/stripe.js') return answer('text/javascript', await buildShim())
    const known = Object.hasOwn(files, path) ? files[path] : undefined
    if (known) return answer(known.type, readFileSync(join(import.meta.dirname, known.file), 'utf8'))
    if (path.startsWith('/3ds/')) return threeDSecure(request)
    if (path.startsWith('/invoices/') || path.startsWith('/receipts/')) return invoice(request)
    return problem(404, 'Not Found', 'There is nothing of the Stripe emulator here.')
  }
}

const answer = (type: string, body: string): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body,
})
