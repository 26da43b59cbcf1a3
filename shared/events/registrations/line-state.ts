import * as z from 'zod/mini'

/**
 * The prospects of someone on the waitlist. `kept_a_day`: a spot that frees up is offered and kept for a day;
 * `kept_until_close`: the same, until entries close. `first_come`: entries close too soon for an offer, so that it is
 * open to all. `open`: a spot is open to all now. `closed`: only the desk can let them in.
 */
export const LineState = z.enum(['kept_a_day', 'kept_until_close', 'first_come', 'open', 'closed'])
export type LineState = z.infer<typeof LineState>
