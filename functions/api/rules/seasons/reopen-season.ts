import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { stepSeason } from '#core/rules/seasons/step-season.ts'
import { reopenSeason as contract } from '#shared/rules/seasons/contract.ts'

function reopenSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return stepSeason(
    {
      by,
      named: params,
      ...body,
      from: 'closed',
      to: 'active',
      verb: 'Opened again',
      // Corrections from while it was closed count again.
      with: (closed) => [
        announce(
          'points.revalued',
          {
            seasonId: params.seasonId,
            why: 'Opened again',
            closed: { ...closed, number: (closed.closings?.length ?? 0) + 1 },
          },
          now,
        ),
      ],
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, reopenSeason)
