import type { OwnRegistration } from '#shared/events/registrations/contract.ts'

/**
 * The entry as it is: choosing it again drops a change. The vehicles of an unfinished entry are not known.
 */
export function keptChoice({ entries, answers, isListed, version }: OwnRegistration) {
  const chosen = entries.flatMap(({ status, classKey, vehicleId }) =>
    status === 'in' ? [{ classKey, vehicleId }] : [],
  )
  const known = chosen.flatMap(({ classKey, vehicleId }) => (vehicleId ? [{ classKey, vehicleId }] : []))
  if (known.length < chosen.length) return undefined
  return { entries: known, answers, isListed, moreCents: 0, refundCents: 0, version }
}
