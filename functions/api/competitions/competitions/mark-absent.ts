import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { entrantIdsOf } from '#core/competitions/competitions/entrants-of.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { withCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { classEntriesWith } from '#core/events/class-entries/fresh-entries-of.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { correctionRefusal, workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { markAbsent as contract } from '#shared/competitions/competitions/lane-contract.ts'
import { AppError } from '#shared/errors.ts'

function markAbsent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { entryId, ...named } = params
  return changeClass(
    {
      actor,
      named,
      remember,
      to: async ({ event, of }, staff) => {
        if (of.absent.includes(entryId) === body.absent) return undefined
        refuse(dayRefusal(event, now))
        refuse(
          (staff.roles.includes('head_judge') ? correctionRefusal : workRefusal)(
            await withCurrentImports(of),
          ),
        )
        const entries = await classEntriesWith(named.eventId, named.classKey, [entryId])
        if (entries.find((one) => one.entryId === entryId)?.status !== 'in')
          throw new AppError('not_found', 'entry_not_found', 'This entry is not in this class.')
        if ((await entrantIdsOf(entries.filter(({ status }) => status === 'in'))).includes(actor.userId))
          throw new AppError(
            'forbidden',
            'own_class',
            'You compete in this class. Someone else must mark who is absent.',
          )
        const others = of.absent.filter((one) => one !== entryId)
        return { of: { ...of, absent: body.absent ? [...others, entryId] : others } }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, markAbsent)
