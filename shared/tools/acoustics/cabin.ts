/** The effect of a cabin on the level of a subwoofer. */
export type Cabin =
  /** 12 dB per octave below `corner`, held back by leaks below `leak`, Hz; no leak at 0. */
  | { kind: 'default'; corner: number; leak: number }
  /** A measured curve, by rising frequency. */
  | { kind: 'measured'; hz: readonly number[]; gains: readonly number[] }

/** The gain of a cabin at a frequency, dB. A measured curve is interpolated over the log of Hz and held flat outside. */
export function cabinGain(cabin: Cabin, hz: number): number {
  if (cabin.kind === 'default') {
    const squared = hz * hz
    const corner = (cabin.corner * cabin.corner) / squared
    const leak = (cabin.leak * cabin.leak) / squared
    return 10 * Math.log10((1 + corner * corner) / (1 + leak * leak))
  }
  let [low, high] = [0, cabin.hz.length - 1]
  const at = (index: number) => cabin.hz[index] as number
  if (hz <= at(low)) return cabin.gains[low] as number
  if (hz >= at(high)) return cabin.gains[high] as number
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(middle) <= hz) low = middle
    else high = middle
  }
  const [below, above] = [cabin.gains[low] as number, cabin.gains[high] as number]
  return below + ((above - below) * Math.log(hz / at(low))) / Math.log(at(high) / at(low))
}
