type ChangeOf = { words: string; trend?: 'up' | 'down' }

/** Says how a figure has changed against the time before: by `12%`, or to `15×` where a share is hard to read. */
export function changeOf({ now, before }: { now: number; before: number }): ChangeOf | undefined {
  if (now === before) return { words: 'No change' }
  // What came from nothing has not grown by a share.
  if (before <= 0) return before === 0 && now > 0 ? { words: 'New' } : undefined
  if (now >= 5 * before) return { words: `${Math.round(now / before).toLocaleString('en-US')}×`, trend: 'up' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return { words: 'No change' }
  return { words: `${percent.toLocaleString('en-US')}%`, trend: now > before ? 'up' : 'down' }
}
