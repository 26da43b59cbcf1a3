import type Stripe from 'stripe'
import { readCard } from '../payments/card-details.ts'
import { newId } from '../store/new-id.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'

export const tokenRoutes = [
  route(
    'POST',
    '/v1/tokens',
    p.paramsOf<Stripe.TokenCreateParams>()({
      card: p.required(
        p.object({
          number: p.required(p.text()),
          exp_month: p.required(p.integer()),
          exp_year: p.required(p.integer()),
          cvc: p.text(),
          name: p.text(),
        }),
      ),
    }),
    ({ tx }, given) => {
      const { number, card } = readCard(given.card, tx.now)
      const token = tx.add('token', {
        id: newId('tok'),
        object: 'token',
        created: tx.now,
        used: false,
        _: { number, card },
      })
      const shown = { ...card, id: newId('card'), object: 'card', name: given.card.name ?? null }
      return { ...token, livemode: false, type: 'card', client_ip: null, card: shown }
    },
    { browser: true },
  ),
]
