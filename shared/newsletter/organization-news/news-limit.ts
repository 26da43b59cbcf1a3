import { addTime } from '#shared/platform/time/add-time.ts'
import { mostNews, newsDays } from './following.ts'

/** True while no span of so many days holds more sendings than an organization has. */
export function fitsLimit(taken: readonly string[], at: string): boolean {
  const all = [...taken, at].toSorted()
  return all.every((first, index) => {
    const beyond = all[index + mostNews]
    return !beyond || beyond >= addTime(first, { days: newsDays })
  })
}

/** The first moment from one on at which an organization can send once more. */
export function nextNewsAt(taken: readonly string[], from: string): string {
  const ends = taken.map((at) => addTime(at, { days: newsDays })).filter((end) => end > from)
  const free = [from, ...ends.toSorted()].find((at) => fitsLimit(taken, at))
  return free ?? from
}
