/** When one visitor saw each campaign, in their own browser, where they allow advertising cookies. */
export type SeenAds = Record<string, { hours: number; views: number; at: number[] }>

const mostCampaigns = 50
const hourMs = 3_600_000

/** What is still within the time of its cap. */
export function freshSeen(seen: SeenAds, nowMs: number): SeenAds {
  const fresh = Object.entries(seen).flatMap(([id, one]) => {
    const at = one.at.filter((ms) => ms > nowMs - one.hours * hourMs)
    return at.length > 0 ? [[id, { ...one, at }] as const] : []
  })
  // The ones that were seen last stay.
  return Object.fromEntries(
    fresh.toSorted((a, b) => Math.max(...b[1].at) - Math.max(...a[1].at)).slice(0, mostCampaigns),
  )
}

/** With one view more. */
export const withView = (
  seen: SeenAds,
  { id, cap }: { id: string; cap: { views: number; hours: number } },
  nowMs: number,
): SeenAds => freshSeen({ ...seen, [id]: { ...cap, at: [...(seen[id]?.at ?? []), nowMs] } }, nowMs)

/** The campaigns that were seen often enough. */
export const seenEnough = (seen: SeenAds, nowMs: number): string[] =>
  Object.entries(freshSeen(seen, nowMs)).flatMap(([id, { views, at }]) => (at.length >= views ? [id] : []))
