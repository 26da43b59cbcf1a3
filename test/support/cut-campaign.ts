import { documents } from '#core/platform/db/client.ts'
import { powerCut } from './power-cuts.ts'

type Put = { entity?: string; status?: string }
type Input = { TransactItems?: { Put?: { Item?: Put } }[] }

const puts = (input: object) => ((input as Input).TransactItems ?? []).flatMap((item) => item.Put?.Item ?? [])

/** A page of recipients, the lease of one, and the note that their mail has gone. */
const meant = {
  page: ({ entity }: Put) => entity === 'campaign-progress',
  lease: ({ entity, status }: Put) => entity === 'campaign-recipient' && status === 'sending',
  note: ({ entity, status }: Put) => entity === 'campaign-recipient' && status === 'sent',
}

const name = 'cutCampaign'

/**
 * Ends the work of this process at its nth such write, before it is done or when its answer is lost: no further one of
 * them succeeds.
 */
export function cutCampaign(what: keyof typeof meant, nth: number, when: 'before' | 'after'): () => void {
  let writes = 0
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (!puts(args.input).some(meant[what]) || ++writes < nth) return next(args)
      if (when === 'after') await next(args)
      throw new Error(powerCut)
    },
    { step: 'initialize', name, priority: 'high' },
  )
  return () => void documents().middlewareStack.remove(name)
}
