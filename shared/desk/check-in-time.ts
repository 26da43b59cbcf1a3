const mostAheadMs = 5 * 60_000

type Clock = { deviceAt: string; clockAheadMs?: number | undefined }

/** When someone came: as the device says where its clock is within five minutes of ours, else when we heard of it. */
export function checkInTime({ deviceAt, clockAheadMs }: Clock, now: string): string {
  const ahead = clockAheadMs ?? Date.parse(deviceAt) - Date.parse(now)
  return Math.abs(ahead) <= mostAheadMs && deviceAt < now ? deviceAt : now
}
