import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import {
  Figure,
  figureDaysPartition,
  figureDays as kept,
} from '#core/platform/platform-figures/figure-days.ts'
import {
  getPlatformFigures as contract,
  figureDays,
  type PlatformFigures,
} from '#shared/platform/platform-figures/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** One short list: a day has one row of each figure, however much happened in it. */
async function getPlatformFigures({ now }: ApiRequest<typeof contract>): Promise<PlatformFigures> {
  const today = now.slice(0, 10)
  const days = Array.from({ length: figureDays }, (_, at) => addDays(today, at + 1 - figureDays))
  const { items } = await kept.list({
    pk: figureDaysPartition,
    between: [days[0] ?? today, `${today}$`],
    limit: figureDays * Figure.options.length,
  })
  const counts = new Map(items.map(({ day, figure, count }) => [`${day}#${figure}`, count]))
  const of = (figure: Figure) => days.map((day) => counts.get(`${day}#${figure}`) ?? 0)
  return { members: of('members'), revenue: of('revenue'), entries: of('entries'), results: of('results') }
}

export const handler = endpoint(contract, getPlatformFigures)
