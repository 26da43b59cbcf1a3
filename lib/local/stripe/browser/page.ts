import * as provider from '../../provider/browser/page.ts'
import type { LocalResponse } from '../../service.ts'

/** A small page of the emulator: the bank's question, an invoice. */
export const page = (status: number, title: string, content: string, script?: string): LocalResponse =>
  provider.page({
    base: '/_local/stripe',
    mark: 'Stripe, emulated',
    status,
    title,
    content,
    ...(script && { script }),
  })
