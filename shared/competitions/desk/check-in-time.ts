const mostAheadMs = 5 * 60_000

type Clock = { deviceAt: string; clockAheadMs?: number | undefined }

/**
 * Returns the time a person came: by the device if its clock is within five minutes of ours, else the time we
 * received it.
 */
export function checkInTime({ deviceAt, clockAheadMs }: Clock, now: string): string {
  const ahead = clockAheadMs ?? Date.parse(deviceAt) - Date.parse(now)
  return Math.abs(ahead) <= mostAheadMs && deviceAt < now ? deviceAt : now
}
